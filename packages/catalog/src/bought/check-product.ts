import { NUTRIENTS, type Nutrient, type Nutrition } from '@kkini/domain';
import type { BoughtFigure, MeasuredRanges } from '@kkini/domain/bought';
import { entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import { saysSoftEgg, UNDERDONE_EGGS } from '../components/check-eggs.ts';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { Finding } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { BoughtKind } from './bought-kinds.ts';
import { checkFigures, withinWholes } from './consistent-figures.ts';

/** Least and most the lines of a product may have of what its kind has, as shares. */
const SHARES = { grams: [0.85, 1.15], energyKcal: [0.75, 1.33] } as const;

/** How far other nutrients of the lines may lie beside the measured figures of the kind, in g. */
const TOLERANCES = {
  carbohydrateG: { share: 0.4, least: 8 },
  proteinG: { share: 0.4, least: 5 },
  fatG: { share: 0.5, least: 5 },
} as const;

/**
 * A single analysis now and then reports more of these than its foods can hold (salmon sushi with 1,275 mg of calcium): so many
 * times what the lines hold, and so much more. Such a figure stays out of the kind, and the lines give it.
 */
const IMPLAUSIBLE = {
  fiberG: { times: 2.5, more: 9 },
  calciumMg: { times: 8, more: 400 },
  ironMg: { times: 5, more: 4 },
} as const;

/**
 * Whether the composition of a product is that of its kind: the foods it is made of decide who may eat it and the nutrients
 * nobody measured, so they have to weigh and feed as much as the goods do. An estimate has the weight and energy of the kind
 * it borrows.
 */
export function checkProduct(entry: ProductEntry, kind: BoughtKind, foods: KnownFoods): Finding[] {
  const grams = entry.ingredients.reduce((sum, line) => sum + line.grams, 0) / entry.servings;
  const sold = kind.servingGrams === null ? undefined : kind.servingGrams * entry.count;
  const own = { ...entryNutrition(entry, foods), grams };
  const all = { ...measuredNutrition(kind, entry.count), grams: sold };
  const refused = [
    ...(['grams', 'energyKcal'] as const).filter((name) => {
      const [least, most] = SHARES[name];
      const share = (own[name] ?? Number.NaN) / (all[name] ?? Number.NaN);
      return share < least || share > most;
    }),
    ...(['carbohydrateG', 'proteinG', 'fatG'] as const).filter((name) => {
      const { share, least } = TOLERANCES[name];
      const whole = all[name] ?? Number.NaN;
      return (
        !entry.isEstimate && Math.abs((own[name] ?? Number.NaN) - whole) > Math.max(least, whole * share)
      );
    }),
  ];
  const soft =
    saysSoftEgg(entry.description) && !entry.ingredients.some(({ id }) => UNDERDONE_EGGS.includes(id));
  const implausible = (['fiberG', 'calciumMg', 'ironMg'] as const).filter((name) => {
    const { times, more } = IMPLAUSIBLE[name];
    const least = own[name] ?? Number.NaN;
    return (all[name] ?? 0) > Math.max(least * times, least + more);
  });
  return [
    ...implausible.map((name) => ({
      field: 'kind',
      repair: `leave out its ${name}: ${all[name]} is more than these lines can hold (${Math.round(own[name] ?? 0)})`,
    })),
    ...refused.map((name) => ({
      field: 'ingredients',
      repair: `the kind has ${all[name]} of ${name}, these lines ${Math.round(own[name] ?? 0)}`,
    })),
    ...(soft ? [{ field: 'ingredients', repair: 'name the underdone egg soft_egg or raw_egg_yolk' }] : []),
    ...checkFigures(entry, goodNutrition(entry, kind, foods)),
  ];
}

/** A product with its kind and the lines of its add-ons. */
export type BoughtMeal = {
  readonly entry: ProductEntry;
  readonly kind: BoughtKind;
  readonly beside: readonly EntryLine[];
};

/** Nutrition of the good itself: what was measured of its kind, and from its composition what nobody measured. */
function goodNutrition(entry: ProductEntry, kind: BoughtKind, foods: KnownFoods): Nutrition {
  const computed = entryNutrition(entry, foods);
  const measured = measuredNutrition(kind, entry.count);
  const own = NUTRIENTS.map((nutrient) => [
    nutrient,
    measured[nutrient] ?? shared(nutrient, computed, measured),
  ]);
  return withinWholes(Object.fromEntries(own), entry.isEstimate);
}

/** Nutrition of a serving: that of the good, and its add-ons, which are computed and come on top. */
export function productNutrition({ entry, kind, beside }: BoughtMeal, foods: KnownFoods): Nutrition {
  const good = goodNutrition(entry, kind, foods);
  const addOns = entryNutrition({ ...entry, ingredients: beside }, foods);
  return Object.fromEntries(
    NUTRIENTS.map((nutrient) => {
      const own = good[nutrient];
      const more = beside.length === 0 ? 0 : addOns[nutrient];
      return [nutrient, own === null || more === null ? null : Math.round((own + more) * 10) / 10];
    }),
  ) as Nutrition;
}

/** Sodium of the foods beside the measured good, mg: none of it is in its broth. */
export function besideSodium({ entry, beside }: BoughtMeal, foods: KnownFoods): number {
  return Math.round(entryNutrition({ ...entry, ingredients: beside }, foods).sodiumMg ?? 0);
}

/** Ranges of the energy and sodium of a serving, add-ons included; absent for an estimate. */
export function measuredRanges(
  { entry, kind, beside }: BoughtMeal,
  foods: KnownFoods,
): MeasuredRanges | null {
  if (entry.isEstimate) return null;
  const addOns = entryNutrition({ ...entry, ingredients: beside }, foods);
  const ofServing = (figure: BoughtFigure | null, more: number | null) => {
    if (figure === null) return null;
    const scaled = (value: number | null) => (value === null ? null : value * entry.count + (more ?? 0));
    const { central, low, high, n } = figure;
    return { central: central * entry.count + (more ?? 0), low: scaled(low), high: scaled(high), n };
  };
  const energyKcal = ofServing(kind.energyKcal, addOns.energyKcal);
  const sodiumMg = ofServing(kind.sodiumMg, addOns.sodiumMg);
  return {
    ...(energyKcal && { energyKcal }),
    ...(sodiumMg && { sodiumMg }),
    basis: kind.basis,
    source: kind.source,
  };
}

/** What a nutrient is a part of: where the whole was measured, its part follows it. */
const WHOLE: Readonly<Partial<Record<Nutrient, Nutrient>>> = {
  saturatedFatG: 'fatG',
  unsaturatedFatG: 'fatG',
  transFatG: 'fatG',
  sugarG: 'carbohydrateG',
  addedSugarG: 'carbohydrateG',
  fiberG: 'carbohydrateG',
};

/** The computed amount of a nutrient nobody measured, in proportion to the whole it is a part of. */
function shared(nutrient: Nutrient, computed: Nutrition, measured: Partial<Nutrition>): number | null {
  const own = computed[nutrient];
  const whole = WHOLE[nutrient];
  const [computedWhole, measuredWhole] =
    whole === undefined ? [null, null] : [computed[whole], measured[whole]];
  return own === null || !computedWhole || measuredWhole == null
    ? own
    : (own * measuredWhole) / computedWhole;
}

/** What was measured of so many of a kind. */
function measuredNutrition({ stated, energyKcal, sodiumMg }: BoughtKind, count: number): Partial<Nutrition> {
  const one = {
    ...stated,
    ...(energyKcal && { energyKcal: energyKcal.central }),
    ...(sodiumMg && { sodiumMg: sodiumMg.central }),
  };
  return Object.fromEntries(Object.entries(one).map(([nutrient, amount]) => [nutrient, amount * count]));
}
