import { type Product, type Recipe, ROUND_PIECE_PATTERN } from '@kkini/domain';
import type { DishForm } from '../model/dish-form.ts';
import type { DishHoldings, FoodSource } from './dish-holdings.ts';

/** Properties of a whole dish that HARD rules name (nutrition-rules section 5). */
export function servedForms(
  entry: Recipe | Product,
  holds: DishHoldings,
  { closure }: FoodSource,
): ReadonlySet<DishForm> {
  const { method, ingredients } = entry;
  const kinds = ingredients.map((line) => ({
    id: line.id ?? '',
    role: line.role,
    is: line.id === null ? new Set<string>() : closure.identity(line.id),
    tags: (line.id === null ? null : closure.holdings(line.id)?.certainTags) ?? new Set<string>(),
  }));
  const beside = 'steps' in entry ? (entry.companions ?? []) : [];
  const isFried = method === 'deepFried' || beside.some((each) => each.method === 'deepFried');
  const mains = kinds.filter((line) => line.role === 'main');
  const found: readonly (readonly [DishForm, boolean])[] = [
    ['bought', !('steps' in entry)],
    ['alcoholicDrinkServed', mains.some((line) => line.is.has('alcohol'))],
    [
      'purineBrothBase',
      ['soup', 'noodles', 'porridge'].includes(method) && holds.certainTags.has('purine-broth'),
    ],
    ['deepFriedWithRefinedStarch', isFried && kinds.some((line) => line.tags.has('refined-carb'))],
    [
      'riceWithNoodles',
      (method === 'noodles' || kinds.some((line) => line.is.has('noodle'))) &&
        mains.some((line) => line.is.has('rice') || COOKED_RICE.includes(line.id)),
    ],
    ['instantNoodleSoup', ['soup', 'noodles'].includes(method) && holds.certainIds.has('ramyeon')],
    ['hot', isHot(entry, { closure })],
    ['tough', isTough(entry, { closure })],
    ['stickyBalls', hasStickyBalls(entry, { closure })],
    ['sharedOrder', !('steps' in entry) && entry.style === 'restaurant' && entry.soldFor !== undefined],
    ['rawByName', entry.source !== 'kkini' && (holds.properties.has('raw') || hasUnheatedRoe(entry, holds))],
    ['roundPieces', isLeftWhole(entry) && [...holds.words].some((word) => ROUND_PIECE_PATTERN.test(word))],
  ];
  return new Set(found.flatMap(([form, holdsTrue]) => (holdsTrue ? [form] : [])));
}

function hasUnheatedRoe({ method }: Recipe | Product, { certainIds }: DishHoldings): boolean {
  return certainIds.has('pollock_roe_jeot') && !/^(?:soup|porridge|deepFried|stirFry)$/u.test(method);
}

/** Whether nobody follows a recipe of ours that cuts what is round for a small child; a food alone is eaten without one. */
function isLeftWhole(entry: Recipe | Product): boolean {
  return !('steps' in entry) || entry.source !== 'kkini' || entry.ingredients.length === 1;
}

/**
 * Whether a dish itself is hot, because its recipe says so or a serving has a gram of chilli or twelve of raw garlic;
 * the kimchi beside it does not count.
 */
export function isHot(entry: Recipe | Product, { closure }: Pick<FoodSource, 'closure'>): boolean {
  if ('steps' in entry && entry.tags.includes('spicy')) return true;
  return entry.ingredients.some(({ id, of, grams }) => {
    const is = id === null || of !== undefined ? null : closure.identity(id);
    const served = (grams ?? Infinity) / entry.servings;
    const isRawGarlic = entry.method === 'salad' && served >= 12 && is?.has('garlic') === true;
    return isRawGarlic || (served >= 1 && CHILLI.some((food) => is?.has(food)));
  });
}

/** Whether a serving of a dish itself has ten grams of a food that takes long chewing. */
export function isTough(entry: Recipe | Product, { closure }: Pick<FoodSource, 'closure'>): boolean {
  return entry.ingredients.some(({ id, of, grams }) => {
    if (id === null || of !== undefined) return false;
    const is = closure.identity(id);
    return (grams ?? Infinity) >= 10 * entry.servings && CHEWED.some((food) => is.has(food));
  });
}

/** Whether a serving of a dish itself has twenty grams of glutinous rice flour, which is then rolled into balls. */
function hasStickyBalls(
  { ingredients, servings }: Recipe | Product,
  { closure }: Pick<FoodSource, 'closure'>,
): boolean {
  return ingredients.some(
    ({ id, of, grams }) =>
      id !== null &&
      of === undefined &&
      (grams ?? 0) >= 20 * servings &&
      closure.identity(id).has('glutinous_rice_flour'),
  );
}

const CHEWED: readonly string[] =
  'cephalopod whelk canned_whelk cockle filefish_jerky gizzard dried_radish deodeok'.split(' ');

const CHILLI = ['gochujang', 'chili_powder', 'chili_oil', 'hot_sauce', 'mala_sauce'];
const COOKED_RICE: readonly string[] = ['cooked_rice', 'brown_rice_cooked', 'multigrain_rice', 'barley_rice'];
