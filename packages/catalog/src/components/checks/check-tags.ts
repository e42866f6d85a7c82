import type { DishRole, DishTag } from '@kkini/domain';
import type { KnownFoods } from '../../build/entry-nutrition.ts';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { componentNutrition } from '../season-component.ts';

/** Chilli in 1 g of a seasoning, g, as stated on labels. */
const CHILLI: Readonly<Record<string, number>> = {
  chili_powder: 1,
  gochujang: 1 / 3,
  chogochujang: 1 / 5,
};
/** Chilli per serving in g, and per cent of the weight, from which a dish itself counts as hot. */
const HOT = { grams: 1, percent: 1.2 } as const;
/** Words for a dip, whose heat each person chooses. A bowl does not count, because it is mixed. */
const IS_DIPPED = /찍어|초고추장|초장/;

/** Energy of a serving, kcal: the most of a light dish, near the upper third of its role, and the least of a hearty one. */
const ENERGY: Readonly<Partial<Record<DishRole, { readonly light: number; readonly hearty: number }>>> = {
  soup: { light: 120, hearty: 90 },
  stew: { light: 300, hearty: 150 },
  main: { light: 360, hearty: 200 },
  side: { light: 130, hearty: 90 },
  bowl: { light: 650, hearty: 320 },
  plate: { light: 400, hearty: 280 },
};

/**
 * Checks tags against the dish: hot dishes are spicy and not for small children, light ones have little energy, hearty ones much.
 */
export function checkTags(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  return [...checkHot(entry), ...checkEnergy(entry, foods)];
}

function checkHot(entry: ComponentEntry): Finding[] {
  const { tags } = entry;
  const isHot = tags.includes('spicy') || chilliOf(entry) >= HOT.grams;
  return [
    ...(tags.includes('kids') && isHot ? [leaveOut('kids')] : []),
    ...(isHotInItself(entry) && !tags.includes('spicy') ? [{ field: 'tags', repair: 'add spicy' }] : []),
  ];
}

function isHotInItself(entry: ComponentEntry): boolean {
  const chilli = chilliOf(entry);
  const percent = (chilli * 100 * entry.servings) / entry.cookedGrams;
  const isDipped =
    entry.role !== 'bowl' && [entry.description, ...entry.steps].some(({ ko }) => IS_DIPPED.test(ko));
  return chilli >= HOT.grams && percent >= HOT.percent && !isDipped;
}

/** Chilli of a serving, g. */
function chilliOf({ ingredients, servings }: ComponentEntry): number {
  const whole = ingredients.reduce(
    (sum, { id, grams = 0, eaten = 1 }) => sum + grams * eaten * (CHILLI[id] ?? 0),
    0,
  );
  return whole / servings;
}

function checkEnergy(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const limits = ENERGY[entry.role];
  const { energyKcal } = componentNutrition(entry, 'ordinary', foods);
  if (limits === undefined || energyKcal === null) return [];
  return [
    ...(entry.tags.includes('light') && energyKcal > limits.light ? [leaveOut('light')] : []),
    ...(entry.tags.includes('hearty') && energyKcal < limits.hearty ? [leaveOut('hearty')] : []),
  ];
}

function leaveOut(tag: DishTag): Finding {
  return { field: 'tags', repair: `leave out ${tag}` };
}
