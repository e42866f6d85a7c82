import type { IngredientKey } from '../ingredients/ingredients.ts';

/**
 * The drawing to use for a wanted one when only what `names` says may be drawn, null for nothing.
 * People leave out eggs, nuts or shellfish for a reason; a picture must not bring them back.
 */
export function allowedDrawing(wanted: IngredientKey, names: string | null): IngredientKey | null {
  if (names === null) return wanted;
  const rule = NAMED_ONLY.find(({ drawings }) => drawings.includes(wanted));
  return !rule || rule.words.test(names) ? wanted : rule.standIn;
}

type NamedOnly = {
  /** Words that allow the drawings. */
  words: RegExp;
  drawings: readonly IngredientKey[];
  standIn: IngredientKey | null;
};

const EGG = /계란|달걀|메추리|지단|에그|오므라이스/;

const NAMED_ONLY: readonly NamedOnly[] = [
  { words: EGG, drawings: ['eggFried', 'eggYolk'], standIn: null },
  { words: EGG, drawings: ['jidan'], standIn: 'carrotStick' },
  { words: EGG, drawings: ['eggHalf'], standIn: 'tomato' },
  { words: EGG, drawings: ['rolledEgg', 'scrambled'], standIn: 'pumpkin' },
  {
    words: /소고기|쇠고기|불고기|차돌|갈비|한우|사골|곰탕|설렁탕|육개장|스테이크|함박|고기|육전|장조림/,
    drawings: ['beef', 'meatball'],
    standIn: 'mushroomSlice',
  },
  {
    words: /돼지|제육|삼겹|보쌈|수육|돈까스|돈가스|햄|베이컨|소시지|부대|오리|고기|두루치기|너겟|가라아게/,
    drawings: ['pork', 'spicyPork', 'boiledPork', 'ham', 'cutlet'],
    standIn: 'mushroomSlice',
  },
  {
    words: /닭|치킨|삼계|백숙|북어|황태|계육/,
    drawings: ['chicken', 'chickenShred', 'drumstick'],
    standIn: 'mushroomSlice',
  },
  { words: /새우|해물|해산물|짬뽕/, drawings: ['shrimp'], standIn: 'carrotSlice' },
  { words: /오징어|낙지|문어|쭈꾸미|주꾸미|해물|해산물|짬뽕/, drawings: ['squid'], standIn: 'onion' },
  {
    words: /조개|바지락|꼬막|해물|해산물|홍합|굴|전복|짬뽕|모시/,
    drawings: ['clam', 'mussel', 'oyster', 'abalone'],
    standIn: 'mushroomSlice',
  },
  {
    words: /연어|참치|고등어|생선|갈치|코다리|삼치|조기|가자미|동태|대구|멸치|포케|어묵|매운탕|명태/,
    drawings: ['salmon', 'salmonSlice', 'tunaChunk', 'fishChunk', 'fishcake', 'anchovy'],
    standIn: 'mushroomSlice',
  },
  { words: /치즈|피자|카프레제/, drawings: ['cheese', 'feta'], standIn: null },
  {
    words: /견과|아몬드|호두|땅콩|피넛|캐슈|그래놀라/,
    drawings: ['almond', 'walnut', 'peanut'],
    standIn: 'banana',
  },
];
