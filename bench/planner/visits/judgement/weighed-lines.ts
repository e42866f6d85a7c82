import type { FoodKinds } from './food-kinds.ts';
import type { WrittenLine, WrittenMeal } from './written-meal.ts';

const FISH = ['fish', 'canned_tuna', 'fish_cake', 'crab_stick', 'fish_cutlet', 'fish_sausage'];
/** Names of fish, for foods that the taxonomy does not list as fish. */
const FISH_NAMES =
  /고등어|갈치|삼치|꽁치|조기|명태|동태|황태|북어|코다리|대구|가자미|광어|연어|참치|장어|임연수|도미|농어|병어|어묵|맛살|아귀|멸치|뱅어포|노가리|먹태|방어|청어|민어|우럭|숭어|전어|홍어|가오리|복어|쥐포/;
const SEASONING_NAMES = /육수|국물|액젓|소스|가루|다시/;
const SEASONINGS = ['broth', 'condiment', 'anchovy_sauce', 'sand_lance_sauce'];
/** Grams of fresh fish per gram of dried fish. */
const FRESH_OF_DRIED: Readonly<Record<string, number>> = {
  dried_pollock: 5,
  filefish_jerky: 3,
  myeongyeopchae: 3,
};

/** Foods with 300 µg vitamin K or more in 100 g: safety-rules section 6.2, the higher of its tables, and those without a value. */
export const LEAVES: readonly string[] = [
  'natto',
  'cheonggukjang',
  'kale',
  'parsley',
  'chard',
  'perilla_leaf',
  'mustard_greens',
  'spinach',
  'crown_daisy',
  'basil',
  'mugwort',
  'radish_greens',
  'chive',
  'cilantro',
  'laver',
  'wakame',
  'hijiki',
  'aster',
  'aralia',
  'gondre',
  'mallow',
  'butterbur',
  'chili_leaf',
];

/** Weighs the lines of a meal by the foods that safety-rules sections 2 and 6 limit. */
export class WeighedLines {
  constructor(private readonly kinds: FoodKinds) {}

  /** Grams of fresh fish or canned tuna in a line; broths and sauces hold none. */
  fishG({ id, name, grams }: WrittenLine): number {
    const kinds = this.kinds.kindsOf(id);
    if (FISH.some((each) => kinds.has(each))) return grams * (FRESH_OF_DRIED[id] ?? 1);
    const isSeasoning = SEASONING_NAMES.test(name) || SEASONINGS.some((each) => kinds.has(each));
    return FISH_NAMES.test(name) && !isSeasoning ? grams : 0;
  }

  /** Grams of seaweed other than laver in a line, as dry sea mustard with the same iodine. */
  seaweedG({ id, grams }: WrittenLine): number {
    const kinds = this.kinds.kindsOf(id);
    if (!kinds.has('seaweed') || kinds.has('laver')) return 0;
    return kinds.has('hijiki') ? 4.5 * grams : grams;
  }

  /** The foods rich in vitamin K that a meal holds. */
  leavesIn({ lines }: WrittenMeal): readonly string[] {
    const found = lines.flatMap(({ id }) => this.leafOf(id) ?? []);
    return [...new Set(found)];
  }

  /** Grams of one such food in a line. */
  leafG({ id, grams }: WrittenLine, leaf: string): number {
    return this.leafOf(id) === leaf ? grams : 0;
  }

  private leafOf(id: string): string | undefined {
    const kinds = this.kinds.kindsOf(id);
    return LEAVES.find((each) => kinds.has(each));
  }
}
