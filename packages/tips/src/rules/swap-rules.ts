import { foodLabel, HEALTH_CONDITIONS, type IngredientLine, isKindOf, isOwnLine } from '@kkini/domain';
import { CONDITION_FACTS } from '@kkini/domain/limits';
import { judgeSwap } from '../checks/judge-guide.ts';
import { SOUR_FOODS } from '../checks/predicates/dish/sours-soup.ts';
import { STAND_IN_NAMES } from '../messages/amounts.ts';
import type { TipProfile, TipSwap } from '../model/tip.ts';
import { isAllowedFood } from '../reading/allowed-food.ts';
import type { Slots } from '../wording/word-rule.ts';
import { lineName } from './line-name.ts';
import { hasTooMuchRice } from './portion-rules.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

/** A row of the substitution table (tips-rules section 4); `weight` follows the size of the effect. */
type SwapRow = {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly profiles: readonly TipProfile[];
  readonly weight: number;
  readonly topic?: string;
  /** Only where there is more rice than the bowl of these people. */
  readonly onlyTooMuchRice?: boolean;
};

/** The conditions with a daily sodium maximum. */
const LIMIT_SODIUM = HEALTH_CONDITIONS.filter((each) => CONDITION_FACTS[each].mostSodiumMg !== null);

const ROWS: readonly SwapRow[] = [
  {
    id: 'swap.whiteRice',
    from: ['cooked_rice'],
    to: ['brown_rice_cooked', 'multigrain_rice', 'barley_rice'],
    profiles: ['diabetes', 'care', 'obesity', 'dyslipidemia', 'heartDisease', 'diet'],
    weight: 8,
  },
  {
    id: 'swap.rawRice',
    from: ['white_rice'],
    to: ['brown_rice', 'multigrain', 'barley'],
    profiles: ['diabetes', 'care', 'obesity', 'dyslipidemia', 'heartDisease', 'diet'],
    weight: 8,
  },
  {
    id: 'swap.konjacRice',
    from: ['cooked_rice', 'white_rice', 'brown_rice_cooked', 'multigrain_rice'],
    to: ['konjac'],
    profiles: ['obesity', 'lowCarbohydrate'],
    weight: 5,
    onlyTooMuchRice: true,
  },
  {
    id: 'swap.noodles',
    from: ['somyeon', 'udon_noodle', 'pasta', 'kalguksu_noodle'],
    to: ['tofu_noodle', 'konjac_noodle', 'buckwheat_noodle'],
    profiles: ['diabetes', 'care', 'obesity', 'lowCarbohydrate', 'diet'],
    weight: 8,
  },
  {
    id: 'swap.riceCake',
    from: ['rice_cake'],
    to: ['mushroom', 'napa_cabbage'],
    profiles: ['diabetes', 'care', 'obesity', 'diet', 'lowCarbohydrate'],
    weight: 8,
  },
  {
    id: 'swap.sweet',
    from: ['sugar', 'corn_syrup', 'oligosaccharide', 'honey'],
    to: ['allulose', 'stevia'],
    profiles: ['diabetes', 'care', 'obesity', 'lowSugar', 'dyslipidemia', 'liverDisease', 'gout', 'diet'],
    weight: 7,
    topic: 'sweet',
  },
  {
    id: 'swap.lessSweet',
    from: ['sugar', 'corn_syrup', 'oligosaccharide', 'honey'],
    to: [],
    profiles: ['diabetes', 'care', 'obesity', 'lowSugar', 'dyslipidemia', 'liverDisease', 'gout', 'diet'],
    weight: 6,
    topic: 'sweet',
  },
  {
    id: 'swap.syrup',
    from: ['plum_extract', 'fruit_syrup'],
    to: ['vinegar', 'lemon', 'onion'],
    profiles: ['diabetes', 'care', 'lowSugar'],
    weight: 6,
  },
  {
    id: 'swap.gochujang',
    from: ['gochujang', 'gochujang_gf'],
    to: ['chili_powder'],
    profiles: ['diabetes', 'care', 'hypertension', 'heartDisease', 'lowSodium', 'lowSugar'],
    weight: 6,
    topic: 'saving',
  },
  {
    id: 'swap.soySauce',
    from: ['soy_sauce', 'soup_soy_sauce', 'soy_sauce_gf'],
    to: ['vinegar', 'low_sodium_soy_sauce'],
    profiles: [...LIMIT_SODIUM, 'lowSodium', 'care'],
    weight: 5,
    topic: 'saving',
  },
  {
    id: 'swap.broth',
    from: ['anchovy_broth', 'beef_bone_broth', 'beef_broth'],
    to: ['vegetable_broth'],
    profiles: ['gout', 'vegetarian', 'dyslipidemia'],
    weight: 7,
  },
  {
    id: 'swap.kelpBroth',
    from: ['kelp_broth', 'anchovy_kelp_broth'],
    to: ['vegetable_broth'],
    profiles: ['thyroidDisease'],
    weight: 8,
  },
  {
    id: 'swap.fattyMeat',
    from: ['pork_belly', 'beef_marbled'],
    to: ['pork_lean', 'beef_lean', 'chicken_breast', 'tofu'],
    profiles: ['dyslipidemia', 'heartDisease', 'obesity', 'diabetes', 'care', 'diet'],
    weight: 8,
  },
  {
    id: 'swap.hardFat',
    from: ['butter', 'lard', 'coconut_oil'],
    to: ['olive_oil', 'perilla_oil', 'canola_oil'],
    profiles: ['dyslipidemia', 'heartDisease', 'diabetes', 'care'],
    weight: 7,
  },
  {
    id: 'swap.processedMeat',
    from: ['ham', 'sausage', 'bacon'],
    to: ['chicken_breast', 'tofu', 'chicken_egg'],
    profiles: ['hypertension', 'heartDisease', 'dyslipidemia'],
    weight: 7,
  },
  {
    id: 'swap.creamy',
    from: ['mayonnaise', 'cream'],
    to: ['yogurt', 'tofu'],
    profiles: ['obesity', 'dyslipidemia', 'diet'],
    weight: 7,
  },
  {
    id: 'swap.cookingAlcohol',
    from: ['mirin', 'cheongju'],
    to: ['ginger', 'lemon'],
    profiles: ['liverDisease', 'gout'],
    weight: 9,
  },
];

/** Swaps of dishes somebody cooks, whose replacement these people may eat. */
export const SWAP_RULES: readonly TipRule[] = ROWS.map((row) => ({
  id: row.id,
  section: 'swap',
  topic: row.topic ?? row.id,
  weight: (context) => (offerOf(row, context) === null ? 0 : row.weight + WEIGHT.fitting),
  slots: (context) => offerOf(row, context)?.slots ?? {},
  swap: (context) => offerOf(row, context)?.swap ?? null,
}));

/** The slots of a row for a dish, and the exchanged foods. */
type Offer = { readonly slots: Slots; readonly swap: TipSwap | null };

function offerOf(row: SwapRow, context: TipContext): Offer | null {
  const { taxonomy, facts, reading } = context;
  if (reading.bought || !concerns(row, context)) return null;
  const line = reading.dish.lines.find((each) => isOwnLine(each) && comesFrom(each, row, context));
  if (line === undefined || (row.onlyTooMuchRice === true && !hasTooMuchRice(context))) return null;
  const from = lineName(taxonomy, line);
  if (row.to.length === 0) return { slots: { from }, swap: null };
  const swapTo = (to: string): TipSwap => ({ from: line.id, to });
  const to = row.to.find(
    (id) =>
      isAllowedFood(taxonomy, id, facts.people) &&
      judgeSwap(swapTo(id), { section: 'swap', context }) === null,
  );
  if (to === undefined) return null;
  const name = STAND_IN_NAMES[to] ?? foodLabel(taxonomy, to);
  const sour = SOUR_FOODS.includes(to) ? name : undefined;
  return { slots: { from, to: name, sour }, swap: swapTo(to) };
}

function concerns({ profiles: rows, id }: SwapRow, { profiles, facts }: TipContext): boolean {
  if (id === 'swap.cookingAlcohol' && facts.people.targets.includes('child')) return true;
  return [profiles.lead, ...profiles.further].some((profile) => rows.includes(profile));
}

function comesFrom({ id }: IngredientLine, { from }: SwapRow, { taxonomy }: TipContext): boolean {
  return id !== null && from.some((each) => isKindOf(taxonomy, id, each));
}
