import { NUTRIENTS, type Nutrient, type Nutrition } from '@kkini/domain';
import type { BoughtFigure, MeasuredRanges } from '@kkini/domain/bought';
import { entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import { saysSoftEgg, UNDERDONE_EGGS } from '../components/checks/check-eggs.ts';
import type { Finding } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { BoughtKind } from './bought-kinds.ts';
import { checkFigures, withinWholes } from './consistent-figures.ts';

/** Allowed ratio of the figures computed from a product's lines to those measured for its kind. */
const SHARES = [
  { name: 'grams', least: 0.85, most: 1.15 },
  { name: 'energyKcal', least: 0.75, most: 1.33 },
] as const;

/**
 * Allowed difference in g between the other nutrients of the lines and the measured figures of the kind: the larger of `share` and
 * `least`.
 */
const TOLERANCES = [
  { name: 'carbohydrateG', share: 0.4, least: 8 },
  { name: 'proteinG', share: 0.4, least: 5 },
  { name: 'fatG', share: 0.5, least: 5 },
] as const;

/**
 * Bounds on measured figures. An analysis occasionally reports more of these nutrients than the foods can contain (salmon sushi
 * with 1,275 mg of calcium). A figure above both `times` the amount of the lines and `more` on top of it must be left out of the
 * kind; the amount of the lines then counts.
 */
const IMPLAUSIBLE = [
  { name: 'fiberG', times: 2.5, more: 9 },
  { name: 'calciumMg', times: 8, more: 400 },
  { name: 'ironMg', times: 5, more: 4 },
] as const;

/** A product and its kind, with the nutrition of one product by its lines, as measured, and combined from both. */
export type Good = {
  readonly entry: ProductEntry;
  readonly kind: BoughtKind;
  readonly byLines: Nutrition;
  readonly measured: Partial<Nutrition>;
  readonly nutrition: Nutrition;
};

/** Combines the measured figures of a product's kind with those computed from its lines for nutrients nobody measured. */
export function goodOf(entry: ProductEntry, kind: BoughtKind, foods: KnownFoods): Good {
  const byLines = entryNutrition(entry, foods);
  const measured = measuredNutrition({ entry, kind });
  const own = NUTRIENTS.map((nutrient) => [
    nutrient,
    measured[nutrient] ?? shared(nutrient, byLines, measured),
  ]);
  const nutrition = withinWholes(Object.fromEntries(own), entry.isEstimate);
  return { entry, kind, byLines, measured, nutrition };
}

/**
 * Checks that the composition of a product matches its kind. The ingredients decide who may eat the product and supply the
 * unmeasured nutrients, so their weight and energy must match those of the measured goods. An estimate is compared by weight and
 * energy only, because it borrows the figures of another kind.
 */
export function checkProduct({ entry, kind, byLines, measured, nutrition }: Good): Finding[] {
  const grams = entry.ingredients.reduce((sum, line) => sum + line.grams, 0) / entry.servings;
  const sold = kind.servingGrams === null ? undefined : kind.servingGrams * entry.count;
  const own = { ...byLines, grams };
  const all = { ...measured, grams: sold };
  const refused = [
    ...SHARES.filter(({ name, least, most }) => {
      const share = (own[name] ?? Number.NaN) / (all[name] ?? Number.NaN);
      return share < least || share > most;
    }),
    ...TOLERANCES.filter(({ name, share, least }) => {
      const whole = all[name] ?? Number.NaN;
      return (
        !entry.isEstimate && Math.abs((own[name] ?? Number.NaN) - whole) > Math.max(least, whole * share)
      );
    }),
  ];
  const soft =
    saysSoftEgg(entry.description) && !entry.ingredients.some(({ id }) => UNDERDONE_EGGS.includes(id));
  const implausible = IMPLAUSIBLE.filter(({ name, times, more }) => {
    const least = own[name] ?? Number.NaN;
    return (all[name] ?? 0) > Math.max(least * times, least + more);
  });
  return [
    ...(kind.isDivided && !entry.isEstimate
      ? [{ field: 'isEstimate', repair: 'mark it: packs of its kind do not say how many they serve' }]
      : []),
    ...implausible.map(({ name }) => ({
      field: 'kind',
      repair: `leave out its ${name}: ${all[name]} is more than these lines can hold (${Math.round(own[name] ?? 0)})`,
    })),
    ...refused.map(({ name }) => ({
      field: 'ingredients',
      repair: `the kind has ${all[name]} of ${name}, these lines ${Math.round(own[name] ?? 0)}`,
    })),
    ...(soft ? [{ field: 'ingredients', repair: 'name the underdone egg soft_egg or raw_egg_yolk' }] : []),
    ...checkFigures(entry, nutrition),
  ];
}

/** Nutrition of a serving: the measured good plus its computed add-ons. */
export function productNutrition({ nutrition }: Good, addOns: Nutrition | null): Nutrition {
  return Object.fromEntries(
    NUTRIENTS.map((nutrient) => {
      const own = nutrition[nutrient];
      const more = addOns === null ? 0 : addOns[nutrient];
      return [nutrient, own === null || more === null ? null : Math.round((own + more) * 10) / 10];
    }),
  ) as Nutrition;
}

/** Ranges of energy and sodium of a serving including add-ons; null for an estimate. */
export function measuredRanges({ entry, kind }: Good, addOns: Nutrition | null): MeasuredRanges | null {
  if (entry.isEstimate) return null;
  const ofServing = (figure: BoughtFigure | null, more: number | null | undefined) => {
    if (figure === null) return null;
    const scaled = (value: number | null) => (value === null ? null : value * entry.count + (more ?? 0));
    const { central, low, high, n } = figure;
    return { central: central * entry.count + (more ?? 0), low: scaled(low), high: scaled(high), n };
  };
  const energyKcal = ofServing(kind.energyKcal, addOns?.energyKcal);
  const sodiumMg = ofServing(kind.sodiumMg, addOns?.sodiumMg);
  return {
    ...(energyKcal && { energyKcal }),
    ...(sodiumMg && { sodiumMg }),
    basis: kind.basis,
    source: kind.source,
  };
}

/** The nutrient each nutrient is part of. A part that was not measured is scaled with its measured whole. */
const WHOLE: Readonly<Partial<Record<Nutrient, Nutrient>>> = {
  saturatedFatG: 'fatG',
  unsaturatedFatG: 'fatG',
  transFatG: 'fatG',
  sugarG: 'carbohydrateG',
  addedSugarG: 'carbohydrateG',
  fiberG: 'carbohydrateG',
};

/** Computed amount of an unmeasured nutrient, scaled with its whole where that was measured. */
function shared(nutrient: Nutrient, computed: Nutrition, measured: Partial<Nutrition>): number | null {
  const own = computed[nutrient];
  const whole = WHOLE[nutrient];
  const [computedWhole, measuredWhole] =
    whole === undefined ? [null, null] : [computed[whole], measured[whole]];
  return own === null || !computedWhole || measuredWhole == null
    ? own
    : (own * measuredWhole) / computedWhole;
}

/** Nutrients an estimate takes from a kind that is another dish; all others follow its own ingredients. */
const LENT: readonly string[] = ['energyKcal', 'carbohydrateG', 'proteinG', 'fatG', 'sodiumMg'];

/** Measured figures of `entry.count` servings of its kind; of a kind that is another dish, only the lent nutrients. */
function measuredNutrition({ entry, kind }: Pick<Good, 'entry' | 'kind'>): Partial<Nutrition> {
  const { stated, energyKcal, sodiumMg } = kind;
  const one = {
    ...stated,
    ...(energyKcal && { energyKcal: energyKcal.central }),
    ...(sodiumMg && { sodiumMg: sodiumMg.central }),
  };
  const isLent = entry.isEstimate && !isNamedAfter(entry.name, kind.key);
  const own = Object.entries(one).filter(([nutrient]) => !isLent || LENT.includes(nutrient));
  return Object.fromEntries(own.map(([nutrient, amount]) => [nutrient, amount * entry.count]));
}

/** Kinds that are groups of several dishes: a product of any name may belong to them. */
const GROUP = /^기타 |전체\)$/;

/** Whether the name of a product contains that of its kind, as 뼈해장국 파우치와 즉석밥 does; 알탕 밀키트 and 짬뽕순두부찌개 밀키트 are two dishes. */
function isNamedAfter(name: string, key: string): boolean {
  const kinds = key
    .replace(/\(.*\)$/, '')
    .replace(/ (?:밀키트|파우치)$/, '')
    .split('·');
  return GROUP.test(key) || kinds.some((kind) => name.replaceAll(' ', '').includes(kind.replaceAll(' ', '')));
}
