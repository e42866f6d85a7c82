import {
  type DishMethod,
  type DishProfile,
  type DishTag,
  type IngredientLine,
  isOwnLine,
  ROUND_PIECE_WORDS,
  type Taxonomy,
} from '@kkini/domain';

/**
 * Properties of a whole dish, beyond single ingredients, for which some visitors must never be served it or would
 * leave it on the plate.
 */
export const DISH_FORMS = [
  'alcoholicDrinkServed',
  'purineBrothBase',
  'deepFriedWithRefinedStarch',
  'riceWithNoodles',
  'instantNoodleSoup',
  'bought',
  'hot',
  'tough',
  'stickyBalls',
  'sharedOrder',
  'rawByName',
  'roundPieces',
] as const;
export type DishForm = (typeof DISH_FORMS)[number];

type Dish = {
  readonly kind: 'recipe' | 'product';
  readonly method: DishMethod;
  readonly lines: readonly IngredientLine[];
  readonly servings: number;
  readonly profile: DishProfile;
  /** Methods of its companions. */
  readonly beside?: readonly DishMethod[];
  /** Tags its recipe states. */
  readonly tags?: readonly DishTag[];
  /** Fewest people for whom restaurants take the order. */
  readonly soldFor?: number;
  /** Whether another source wrote it: its lines name fish and eggs without saying whether these stay raw. */
  readonly isImported?: boolean;
};

const BROTH_METHODS: readonly DishMethod[] = ['soup', 'noodles', 'porridge'];
const SOUP_METHODS: readonly DishMethod[] = ['soup', 'noodles'];

/** The forms of a dish, derived from its method and its own ingredient lines (nutrition-rules section 5). */
export function dishForms(taxonomy: Taxonomy, dish: Dish): ReadonlySet<DishForm> {
  const forms = new Set<DishForm>();
  // A generic product without a brand has no label to read (safety-rules section 4, maoi and allergy).
  if (dish.kind === 'product') forms.add('bought');
  const carries = (line: IngredientLine, tag: string) =>
    closureOf(taxonomy, line)?.certainTags.has(tag) ?? false;
  const isA = (line: IngredientLine, id: string) => closureOf(taxonomy, line)?.identity.has(id) ?? false;
  if (dish.lines.some((line) => line.role === 'main' && isA(line, 'alcohol')))
    forms.add('alcoholicDrinkServed');
  // The profile includes the title: a broth named there counts like one in the ingredient lines.
  if (BROTH_METHODS.includes(dish.method) && dish.profile.certainTags.has('purine-broth')) {
    forms.add('purineBrothBase');
  }
  const isFried = [dish.method, ...(dish.beside ?? [])].includes('deepFried');
  if (isFried && dish.lines.some((line) => carries(line, 'refined-carb'))) {
    forms.add('deepFriedWithRefinedStarch');
  }
  const hasNoodles = dish.method === 'noodles' || dish.lines.some((line) => isA(line, 'noodle'));
  if (hasNoodles && dish.lines.some((line) => isRice(taxonomy, line))) forms.add('riceWithNoodles');
  if (SOUP_METHODS.includes(dish.method) && dish.profile.certainIds.has('ramyeon'))
    forms.add('instantNoodleSoup');
  if (isHot(taxonomy, dish)) forms.add('hot');
  if (isTough(taxonomy, dish)) forms.add('tough');
  if (hasStickyBalls(taxonomy, dish)) forms.add('stickyBalls');
  if ((dish.soldFor ?? 1) > 1) forms.add('sharedOrder');
  if (dish.isImported === true && mayBeRaw(dish)) forms.add('rawByName');
  if (isLeftWhole(dish) && namesRoundPieces(dish.profile)) forms.add('roundPieces');
  return forms;
}

/**
 * Whether nobody cuts what is round: shops and other sources leave it whole, and a single food is eaten without opening its recipe.
 * The other recipes of the cookbook cut it or say so.
 */
function isLeftWhole({ kind, isImported, lines }: Dish): boolean {
  return kind === 'product' || isImported === true || lines.length === 1;
}

/** Whether a title or a line names food that blocks the airway of a small child unless somebody cuts it lengthways. */
function namesRoundPieces({ words }: DishProfile): boolean {
  return [...words].some((word) => ROUND_PIECE_WORDS.some((name) => word.includes(name)));
}

/** Salted pollock roe is eaten as it is, unless it is boiled or fried. */
function mayBeRaw({ method, profile }: Dish): boolean {
  const { certainIds, certainProperties, possibleProperties } = profile;
  if (certainProperties.has('raw') || possibleProperties.has('raw')) return true;
  return certainIds.has('pollock_roe_jeot') && !HEATED_METHODS.includes(method);
}

const HEATED_METHODS: readonly DishMethod[] = ['soup', 'porridge', 'deepFried', 'stirFry'];

/**
 * Whether a dish itself is hot: its recipe says so, or a serving is seasoned with at least a gram of chilli. A pinch
 * in a dip does not count, nor does the kimchi beside it. Pickled garlic is as sharp; heat takes the sharpness away.
 */
function isHot(taxonomy: Taxonomy, { lines, servings, method, tags = [] }: Dish): boolean {
  const isSharp = (line: IngredientLine) => {
    const identity = closureOf(taxonomy, line)?.identity;
    const grams = line.grams === null ? Infinity : line.grams / servings;
    if (method === 'salad' && grams >= RAW_GARLIC_GRAMS && identity?.has('garlic') === true) return true;
    return grams >= HOT_GRAMS && HOT_SEASONINGS.some((id) => identity?.has(id));
  };
  return tags.includes('spicy') || lines.some((line) => isOwnLine(line) && isSharp(line));
}

/** A flat quarter of a teaspoon of chilli powder. */
const HOT_GRAMS = 1;
/** Three cloves: more than any dressing has. */
const RAW_GARLIC_GRAMS = 12;
const HOT_SEASONINGS = ['gochujang', 'chili_powder', 'chili_oil', 'hot_sauce', 'mala_sauce'];

/** Whether a serving has at least ten grams of a food that takes long chewing, in the dish's own lines. */
function isTough(taxonomy: Taxonomy, { lines, servings }: Dish): boolean {
  return lines.some((line) => {
    if (!isOwnLine(line) || (line.grams !== null && line.grams < TOUGH_GRAMS * servings)) return false;
    const identity = closureOf(taxonomy, line)?.identity;
    return TOUGH_FOODS.some((id) => identity?.has(id));
  });
}

const TOUGH_GRAMS = 10;
/** Foods that take long chewing: octopus and squid, whelks, cockles, gizzards, dried radish, deodeok root. */
export const TOUGH_FOODS: readonly string[] = [
  'cephalopod',
  'whelk',
  'canned_whelk',
  'cockle',
  'filefish_jerky',
  'gizzard',
  'dried_radish',
  'deodeok',
];

/**
 * Whether a serving has balls of glutinous rice, such as red bean porridge at midwinter: people choke on them as on rice
 * cake. Less flour thickens a porridge or coats a dish.
 */
function hasStickyBalls(taxonomy: Taxonomy, { lines, servings }: Dish): boolean {
  return lines.some(
    (line) =>
      isOwnLine(line) &&
      line.grams !== null &&
      line.grams >= BALLS_GRAMS * servings &&
      closureOf(taxonomy, line)?.identity.has('glutinous_rice_flour') === true,
  );
}

const BALLS_GRAMS = 20;

function isRice(taxonomy: Taxonomy, line: IngredientLine): boolean {
  if (line.role !== 'main') return false;
  const identity = closureOf(taxonomy, line)?.identity;
  return COOKED_RICE.some((id) => id === line.id) || (identity?.has('rice') ?? false);
}

function closureOf(taxonomy: Taxonomy, { id }: IngredientLine) {
  return id === null ? undefined : taxonomy.closures.get(id);
}

const COOKED_RICE: readonly string[] = ['cooked_rice', 'brown_rice_cooked', 'multigrain_rice', 'barley_rice'];
