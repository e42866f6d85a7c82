import type { Nutrient } from '@kkini/domain';

/** Names of one column: in the CSV editions (blanks removed), in the open API, in the older I2790 service. */
type Names = readonly string[];

/** Figures of the standard table by nutrient. */
export const FIGURE_COLUMNS = {
  energyKcal: ['에너지(kcal)', 'enerc', 'NUTR_CONT1'],
  carbohydrateG: ['탄수화물(g)', 'chocdf', 'NUTR_CONT2'],
  proteinG: ['단백질(g)', 'prot', 'NUTR_CONT3'],
  fatG: ['지방(g)', 'fatce', 'NUTR_CONT4'],
  sugarG: ['당류(g)', 'sugar', 'NUTR_CONT5'],
  sodiumMg: ['나트륨(mg)', 'nat', 'NUTR_CONT6'],
  cholesterolMg: ['콜레스테롤(mg)', 'chole', 'NUTR_CONT7'],
  saturatedFatG: ['포화지방산(g)', 'fasat', 'NUTR_CONT8'],
  transFatG: ['트랜스지방산(g)', 'fatrn', 'NUTR_CONT9'],
  fiberG: ['식이섬유(g)', 'fibtg'],
  potassiumMg: ['칼륨(mg)', 'k'],
  calciumMg: ['칼슘(mg)', 'ca'],
  ironMg: ['철(mg)', 'fe'],
  phosphorusMg: ['인(mg)', 'p'],
} as const satisfies Partial<Record<Nutrient, Names>>;

/** The other columns an import reads. */
export const FOOD_COLUMNS = {
  code: ['식품코드', 'foodCd', 'FOOD_CD'],
  name: ['식품명', 'foodNm', 'DESC_KOR'],
  base: ['영양성분함량기준량', 'nutConSrtrQua'],
  kind: ['데이터구분명', 'typeNm'],
  origin: ['식품기원명', 'foodOriginNm'],
  serving: ['SERVING_SIZE'],
  servingUnit: ['SERVING_UNIT'],
  weight: ['식품중량', 'foodSize'],
  maker: ['업체명', 'makerNm', '제조사명', 'mfrNm', 'MAKER_NAME'],
  refuse: ['폐기율(%)', 'refuse'],
} as const satisfies Record<string, Names>;

/** The first of these columns that is not empty. */
export function cellOf(cells: Readonly<Record<string, string>>, names: Names): string {
  for (const name of names) {
    const cell = cells[name]?.trim();
    if (cell !== undefined && cell !== '' && !NOTHING.test(cell)) return cell;
  }
  return '';
}

const NOTHING = /^(해당\s?없음|없음|-+|null|n\/a)$/i;
