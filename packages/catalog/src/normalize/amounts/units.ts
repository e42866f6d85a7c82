/** Grams in one unit of mass. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, mg: 0.001, oz: 28.35, lb: 453.6 };
/** Millilitres in one unit of volume. */
const MILLILITRES: Readonly<Record<string, number>> = { ml: 1, l: 1000, cc: 1, dl: 100 };

/** A parsed unit: mass and volume with their factor, household units by their canonical name. */
export type Unit =
  | { readonly kind: 'mass'; readonly grams: number }
  | { readonly kind: 'volume'; readonly millilitres: number }
  | { readonly kind: 'household'; readonly name: string };

/** Reads a unit; null for other texts. Capital T is a tablespoon, small t a teaspoon: "1T" → 큰술. */
export function readUnit(text: string): Unit | null {
  const household = HOUSEHOLD.get(text) ?? HOUSEHOLD.get(text.toLowerCase());
  if (household !== undefined) return { kind: 'household', name: household };
  const metric = METRIC.get(text.toLowerCase());
  const grams = GRAMS[metric ?? ''];
  if (grams !== undefined) return { kind: 'mass', grams };
  const millilitres = MILLILITRES[metric ?? ''];
  return millilitres === undefined ? null : { kind: 'volume', millilitres };
}

const METRIC = new Map(
  Object.entries({
    g: 'g gr gram grams 그램 그람 그랩',
    kg: 'kg 킬로그램 킬로',
    mg: 'mg 밀리그램',
    oz: 'oz ounce ounces 온스',
    lb: 'lb lbs pound pounds 파운드',
    ml: 'ml 밀리리터 밀리',
    l: 'l ℓ 리터',
    cc: 'cc 시시',
    dl: 'dl 데시리터',
  }).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling) => [spelling, unit] as const)),
);

/** Household units by canonical name, each with further spellings. */
const SPELLINGS: Readonly<Record<string, string>> = {
  큰술: 'T Ts TS Tbs tbs Tbsp tbsp Tbsps Tbls TB tb tablespoon tablespoons 테이블스푼 테이블스픈 큰스푼 큰스픈 큰숟가락 밥숟가락 밥숟갈 숟가락 숟갈 수저 스푼 스픈 숟 큰수저 밥스푼 밥술 어른숟가락 술',
  작은술:
    't ts tsp tsps Tsp TSP teaspoon teaspoons 티스푼 티스픈 작은스푼 작은스픈 작은숟가락 찻숟가락 찻술 작은수저 티스',
  컵: 'C c cup cups 잔 머그컵 계량컵',
  종이컵: '',
  개: '게 ea EA 개입 덩 구 과',
  마리: '',
  모: '블럭 블록',
  단: '',
  줌: '움큼 웅큼 움쿰 주먹 주먹큼',
  공기: '밥공기 그릇 대접 사발',
  쪽: '',
  톨: '',
  뿌리: '',
  대: '',
  포기: '',
  통: '단지',
  장: '매 슬라이스 쪼가리',
  봉지: '봉 포 티백 스틱',
  캔: '깡통',
  줄기: '',
  줄: '',
  알: '',
  잎: '이파리',
  토막: '',
  조각: '피스 쪼각 점',
  꼬집: '자밤 꼬짐 핀치',
  팩: '곽',
  병: '',
  송이: '',
  자루: '',
  덩어리: '덩이',
  인분: '',
  근: '',
  관: '',
  되: '',
  말: '',
  홉: '',
  그루: '',
  다발: '묶음 타래 뭉치',
  꼭지: '',
  가닥: '',
  편: '',
  두름: '',
  마디: '',
  판: '',
  국자: '',
  큐브: '',
  스쿱: '',
  방울: '',
  겹: '',
  켤레: '',
  꼬치: '',
  cm: '센티 센치',
};

const HOUSEHOLD = new Map(
  Object.entries(SPELLINGS).flatMap(([name, further]) =>
    [name, ...further.split(' ').filter((word) => word !== '')].map((spelling) => [spelling, name] as const),
  ),
);

/** Every spelling of every unit, longest first. */
export const UNIT_SPELLINGS: readonly string[] = [...HOUSEHOLD.keys(), ...METRIC.keys()].sort(
  (a, b) => b.length - a.length,
);
