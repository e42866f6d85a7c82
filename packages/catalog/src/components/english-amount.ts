/** English singular and plural of a household unit. An empty word is a bare count ("2"). */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  g: ['g', 'g'],
  kg: ['kg', 'kg'],
  ml: ['ml', 'ml'],
  L: ['L', 'L'],
  cm: ['cm', 'cm'],
  큰술: ['tbsp', 'tbsp'],
  작은술: ['tsp', 'tsp'],
  컵: ['cup', 'cups'],
  개: ['', ''],
  마리: ['', ''],
  알: ['', ''],
  톨: ['', ''],
  쪽: ['piece', 'pieces'],
  편: ['slice', 'slices'],
  대: ['stalk', 'stalks'],
  줌: ['handful', 'handfuls'],
  장: ['sheet', 'sheets'],
  잎: ['leaf', 'leaves'],
  모: ['block', 'blocks'],
  봉지: ['pack', 'packs'],
  봉: ['pack', 'packs'],
  팩: ['pack', 'packs'],
  캔: ['can', 'cans'],
  병: ['bottle', 'bottles'],
  토막: ['piece', 'pieces'],
  조각: ['piece', 'pieces'],
  덩어리: ['piece', 'pieces'],
  꼬집: ['pinch', 'pinches'],
  줄기: ['stem', 'stems'],
  뿌리: ['root', 'roots'],
  단: ['bunch', 'bunches'],
  통: ['head', 'heads'],
  포기: ['head', 'heads'],
  송이: ['bunch', 'bunches'],
  공기: ['bowl', 'bowls'],
  그릇: ['bowl', 'bowls'],
  접시: ['plate', 'plates'],
  세트: ['set', 'sets'],
  줄: ['roll', 'rolls'],
  인분: ['portion', 'portions'],
  다발: ['bundle', 'bundles'],
  자루: ['ear', 'ears'],
};

const SLICE = ['slice', 'slices'] as const;
const PIECE = ['piece', 'pieces'] as const;
const LEAF = ['leaf', 'leaves'] as const;
const STRIP = ['strip', 'strips'] as const;
const COUNT = ['', ''] as const;

/** Units whose English depends on the food: "3장" is 3 sheets of laver, 3 leaves of perilla, 3 slices of bacon. */
const UNITS_OF_FOODS: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  장: {
    ...sharedBy(LEAF, [
      'perilla_leaf',
      'lettuce',
      'napa_cabbage',
      'cabbage',
      'pumpkin_leaf',
      'kimchi',
      'basil',
      'rosemary',
      'aster',
      'ramps',
    ]),
    ...sharedBy(SLICE, [
      'ham',
      'bacon',
      'cheese',
      'mozzarella',
      'white_bread',
      'whole_wheat_bread',
      'pork_lean',
    ]),
    ...sharedBy(PIECE, ['chicken_thigh', 'fried_tofu', 'nurungji', 'filefish_jerky']),
    tortilla: COUNT,
  },
  쪽: {
    garlic: ['clove', 'cloves'],
    ...sharedBy(SLICE, [
      'ginger',
      'ham',
      'cheese',
      'white_bread',
      'whole_wheat_bread',
      'rye_bread',
      'lotus_root',
    ]),
  },
  줄: sharedBy(STRIP, ['bacon', 'danmuji', 'ham', 'rice_cake']),
  // A whole pizza is named by its dough.
  조각: { sujebi_dough: SLICE },
  통: { yogurt: ['tub', 'tubs'] },
  송이: { broccoli: ['head', 'heads'], shiitake: COUNT },
};

function sharedBy(words: readonly [string, string], ids: readonly string[]) {
  return Object.fromEntries(ids.map((id) => [id, words]));
}

const AMOUNT =
  /^(약 )?(\d+(?:[.,]\d+)?(?:\/\d+)?(?:(?:(?<=[013678])과|(?<=[2459])와) \d+\/\d+)?(?:[~–]\d+(?:\.\d+)?)?)\s?([가-힣]+|g|kg|ml|L|cm)$/;

/**
 * English of a Korean amount of a food, null if it is not an amount: "1과 1/2큰술" → "1 1/2 tbsp", "2쪽" → "2 cloves", "2장" of perilla
 * leaf → "2 leaves", "200g" → "200 g", "1컵" → "1 cup (200 ml)".
 */
export function englishAmount(amount: string, id: string): string | null {
  const [, about, quantity, unit] = AMOUNT.exec(amount) ?? [];
  const words = unit === undefined ? undefined : UNITS[unit];
  if (quantity === undefined || words === undefined) return null;
  const number = quantity.replace(/[과와] /, ' ').replace('~', '–');
  const isOne = number === '1' || /^\d+\/\d+$/.test(number);
  const [one, several] = UNITS_OF_FOODS[unit ?? '']?.[id] ?? words;
  const cup = unit === CUP ? ` (${cupMl(number)} ml)` : '';
  return `${about === undefined ? '' : 'about '}${number} ${isOne ? one : several}${cup}`.trim();
}

const CUP = '컵';
/** Volume of a Korean cup; British and American cups hold more. */
const CUP_ML = 200;
/** Rounding of a cup's volume, ml. */
const STEP_ML = 5;

function cupMl(number: string): number {
  const cups = number.split(' ').reduce((sum, part) => {
    const [whole = '', denominator = '1'] = part.split('/');
    return sum + Number(whole) / Number(denominator);
  }, 0);
  return Math.round((cups * CUP_ML) / STEP_ML) * STEP_ML;
}
