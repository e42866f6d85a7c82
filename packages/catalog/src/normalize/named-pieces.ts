/** A piece with a name of its own that shares its id with a larger or smaller one, and the grams of its edible part. */
type NamedPiece = { readonly names: RegExp; readonly units: readonly string[]; readonly grams: number };

/**
 * Estimates of ours from sizes as sold; the shrimps as weighed in the official recipes (COOKRCP01 28: five are 20 g). Names
 * match only at the start, so that a sauce of such a food does not.
 */
const NAMED_PIECES: readonly NamedPiece[] = [
  { names: /^(?:실파|쪽파|가는파)$/, units: ['개', '뿌리', '대', '줄기'], grams: 8 },
  { names: /^(?:칵테일새우|새우살|잔새우)/, units: ['개', '마리'], grams: 4 },
  { names: /^(?:중하|중새우|중간새우)/, units: ['개', '마리'], grams: 15 },
  { names: /^(?:대하|왕새우|킹새우|큰새우|블랙타이거)/, units: ['개', '마리'], grams: 30 },
  { names: /^꽈리고추/, units: ['개'], grams: 5 },
  { names: /^(?:알감자|조림감자)/, units: ['개', '알'], grams: 30 },
  { names: /^알배(?:추|기)/, units: ['개', '통', '포기'], grams: 600 },
  { names: /^(?:래디[쉬시]|레디[쉬시]|적환무)/, units: ['개', '알'], grams: 15 },
  { names: /^(?:방울양배추|미니양배추|브뤼셀)/, units: ['개', '알'], grams: 20 },
  { names: /^(?:미니|베이비|꼬마)당근/, units: ['개'], grams: 10 },
  { names: /^(?:곶감|반건시)/, units: ['개'], grams: 40 },
  { names: /^(?:닭봉|닭윙|닭날개)/, units: ['개'], grams: 35 },
  { names: /^(?:치아바타|챠바타)/, units: ['개'], grams: 100 },
  { names: /^(?:프랑크|후랑크)/, units: ['개'], grams: 60 },
  { names: /^(?:비엔나|줄줄이)/, units: ['개'], grams: 8 },
  { names: /^정향$/, units: ['개', '알'], grams: 0.1 },
  { names: /^팔각$/, units: ['개'], grams: 2 },
  { names: /^바닐라빈/, units: ['개', '줄기'], grams: 3 },
];

/** Longer texts are prose, and normalising them for every amount is slow. */
const LONGEST_NAME = 40;

/** Grams of one unit of a food by its written name; undefined where the weight of its id applies. */
export function namedPieceGrams(name: string, unit: string): number | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const squeezed = name.replace(/\s/g, '');
  return NAMED_PIECES.find(({ names, units }) => units.includes(unit) && names.test(squeezed))?.grams;
}

/** Small forms share the id of the full-sized food. Their pieces weigh as much as its berries ("알"), or else a third of it. */
const SMALL_FORM =
  /^(?:(?:빨간|노란|붉은|컬러)?(?:방울|대추방울|대추|체리|미니|꼬마|베이비))(?=토마토|파프리카|양배추|당근|오이|감자|피망|새송이|아스파라거스|단호박|양파|무|밤호박)/;

/** True for a name that says the food is a small form ("방울토마토", "미니 파프리카"). */
export function isSmallForm(name: string): boolean {
  return name.length <= LONGEST_NAME && SMALL_FORM.test(name.replace(/\s/g, ''));
}
