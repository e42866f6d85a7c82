import { type DishProfile, MEAL_TIMES, type Nutrition } from '@kkini/domain';
import type { Candidate } from '@kkini/planner';
import {
  GROUP_PATTERNS,
  type GroupPattern,
  METHOD_PATTERNS,
  type MethodPattern,
  STYLE_PATTERNS,
  type StylePattern,
} from './dish-patterns.ts';
import { RandomSource } from './random-source.ts';

const SIDE_FOODS = [
  'shrimp',
  'egg',
  'walnut',
  'peanut',
  'milk',
  'wheat',
  'garlic',
  'soybean',
  'tomato',
] as const;
const WHEAT_METHODS: readonly string[] = ['noodles', 'bread', 'deepFried'];
const SMALL_METHODS: readonly string[] = ['porridge', 'salad', 'bread', 'roll'];

/** `size` invented dishes whose nutrients hang together as in real ones; equal for equal size and seed. */
export function syntheticCatalogue(size: number, seed = 1): readonly Candidate[] {
  const random = new RandomSource(seed * 7919 + size);
  return Array.from({ length: size }, (_, index) => dish(random, index));
}

type Pattern = { readonly style: StylePattern; readonly group: GroupPattern; readonly method: MethodPattern };

function dish(random: RandomSource, index: number): Candidate {
  const style = random.pick(STYLE_PATTERNS);
  const group = random.pick(GROUP_PATTERNS);
  const method = random.pick(METHOD_PATTERNS);
  const isRecipe = style.priceWon === null;
  return {
    id: `dish-${String(index).padStart(6, '0')}`,
    kind: isRecipe ? 'recipe' : 'product',
    style: style.style,
    mainGroup: group.group,
    method: method.method,
    mealTimes: MEAL_TIMES.filter((time) => time !== 'breakfast' || SMALL_METHODS.includes(method.method)),
    familiarity: 1 + Math.floor(4.99 * ((random.unit() + random.unit()) / 2)),
    priceWon: style.priceWon === null ? null : Math.round(style.priceWon * random.factor(0.3)),
    minutes: Math.round(style.minutes * random.factor(0.4)),
    nutrition: nutrition(random, { style, group, method }),
    profile: profile(random, { style, group, method }),
    forms: new Set(),
  };
}

function nutrition(random: RandomSource, { style, group, method }: Pattern): Nutrition {
  const energyKcal = method.energyKcal * style.energy * random.factor(0.22);
  const shares = {
    protein: 0.82 * group.proteinShare * random.factor(0.2),
    fat: 0.92 * group.fatShare * method.fatTilt * random.factor(0.24),
    carbohydrate: (1 - group.proteinShare - group.fatShare) * method.carbohydrateTilt * random.factor(0.12),
  };
  const whole = shares.protein + shares.fat + shares.carbohydrate;
  const carbohydrateG = (energyKcal * shares.carbohydrate) / whole / 4;
  const proteinG = (energyKcal * shares.protein) / whole / 4;
  const fatG = (energyKcal * shares.fat) / whole / 9;
  const sugarG = carbohydrateG * Math.min(0.6, 1.5 * method.sugarShare * random.factor(0.5));
  const fiberG = (carbohydrateG * 0.06 + group.fiberG + 0.8) * random.factor(0.35);
  const saturatedFatG = fatG * group.saturatedShare * random.factor(0.2);
  return {
    energyKcal,
    carbohydrateG,
    sugarG,
    addedSugarG: sugarG * random.unit(),
    fiberG,
    proteinG,
    fatG,
    saturatedFatG,
    unsaturatedFatG: fatG - saturatedFatG,
    transFatG: 0,
    cholesterolMg: proteinG * group.cholesterolPerProtein * random.factor(0.3),
    sodiumMg: method.sodiumMg * style.salt * random.factor(0.32),
    potassiumMg: (260 + 12 * proteinG + 85 * fiberG) * random.factor(0.22),
    purineMg: proteinG * group.purinePerProtein * random.factor(0.3) + 6,
  };
}

function profile(random: RandomSource, { group, method }: Pattern): DishProfile {
  const foods = new Set([group.food, ...SIDE_FOODS.filter(() => random.unit() < 0.12)]);
  if (WHEAT_METHODS.includes(method.method)) foods.add('wheat');
  const tags = new Set<string>();
  if (group.isFlesh || foods.has('shrimp')) tags.add('animal-flesh');
  if (foods.has('wheat')) tags.add('gluten');
  if (random.unit() < 0.1) tags.add('whole-grain');
  if (random.unit() < 0.2) tags.add('added-sugar');
  if (group.group === 'seafood' && random.unit() < 0.3) tags.add('raw-risk');
  return { ...NOTHING, certainIds: foods, certainTags: tags };
}

const NOTHING: DishProfile = {
  certainIds: new Set(),
  possibleIds: new Set(),
  warnOnlyIds: new Set(),
  certainTags: new Set(),
  possibleTags: new Set(),
  warnOnlyTags: new Set(),
  traceIds: new Set(),
  allergens: new Set(),
  possibleAllergens: new Set(),
  unresolvedLines: new Set(),
  words: new Set(),
};
