import { isKindOf } from '@kkini/domain';
import { BATTERED_TITLE, PART_WORDS } from '../../messages/predicates/dish-words.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import type { TipPredicate } from './tip-predicate.ts';

/** P07: mentions broth, skin, fat, oil, batter, sauce or rice if the dish has none (safety-rules section 9). */
export const speaksOfAbsentPart: TipPredicate = ({ text }, { context }) =>
  (Object.keys(PART_WORDS) as Part[]).some((part) => PART_WORDS[part].test(text) && !HAS[part](context));

type Part = keyof typeof PART_WORDS;

const HAS: Readonly<Record<Part, (context: TipContext) => boolean>> = {
  broth: ({ reading }) => reading.traits.broth || reading.has('broth'),
  skin: ({ reading }) => SKINNED.some((id) => reading.has(id)) || reading.protein?.kind === 'fish',
  fat: ({ reading }) => FAT_BEARING.some((id) => reading.has(id)) && !isAllLean(reading.protein?.line.id),
  oil: ({ reading }) => reading.has('fat_oil') || (reading.bought && reading.traits.pan),
  batter: ({ facts: { dish } }) => dish.method === 'deepFried' || BATTERED_TITLE.test(dish.title),
  sauce: hasSauce,
  rice: ({ reading }) => RICE.some((id) => reading.has(id)),
};

const SKINNED = [
  'chicken_thigh',
  'duck',
  'samgyetang',
  'pork_feet',
  'potato',
  'sweet_potato',
  'apple',
  'pear',
  'peach',
];
const FAT_BEARING = ['beef', 'pork', 'poultry', 'lamb'];
const LEAN: readonly string[] = ['chicken_breast', 'beef_lean', 'pork_lean'];
const RICE = ['rice', 'cooked_rice', 'brown_rice_cooked', 'multigrain_rice', 'barley_rice'];
/** Condiments that do not make a sauce. */
const NO_SAUCE = ['salt', 'spice', 'vinegar_all', 'msg', 'dashida', 'curry_powder'];

function isAllLean(id: string | null | undefined): boolean {
  return LEAN.includes(id ?? '');
}

function hasSauce({ taxonomy, reading }: TipContext): boolean {
  if (!reading.traits.sauce) return false;
  return (
    reading.bought ||
    reading.dish.lines.some(
      ({ id }) =>
        id !== null &&
        isKindOf(taxonomy, id, 'condiment') &&
        !NO_SAUCE.some((each) => isKindOf(taxonomy, id, each)),
    )
  );
}
