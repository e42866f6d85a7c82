import type { Nutrient, Nutrition } from '@kkini/domain';
import type { Flag } from '../importer.ts';
import { contradiction } from '../stated-nutrition.ts';
import type { Food } from './read-food.ts';

/** Most that 100 g can hold: grams of everything, with rounding, and kcal of pure fat (9.2 a gram in this table). */
const MOST = { grams: 101, energyKcal: 930 } as const;
/** 100 ml of syrup weigh up to 140 g. */
const HEAVIEST_100_ML = 1.4;

/** What is doubtful about the figures and the name of a food. */
export function foodFlags(food: Food, per100: Nutrition): readonly Flag[] {
  const conflict = contradiction(per100);
  const lost: Flag[] = /[?\uFFFD]/.test(food.name) ? [{ code: 'lostCharacters', detail: food.name }] : [];
  return [...(conflict === null ? [] : [conflict]), ...implausible(food, per100), ...lost];
}

/** True unless the flags say that the figures can not be right; those are not shown. */
export function isTrusted(flags: readonly Flag[]): boolean {
  return flags.every(({ code }) => code !== 'contradictoryNutrition' && code !== 'implausibleFigure');
}

function implausible({ base }: Food, per100: Nutrition): readonly Flag[] {
  const density = base?.unit === 'ml' ? HEAVIEST_100_ML : 1;
  const { energyKcal, carbohydrateG, proteinG, fatG } = per100;
  const grams = (carbohydrateG ?? 0) + (proteinG ?? 0) + (fatG ?? 0);
  const told: string[] = [];
  if (grams > MOST.grams * density) told.push(`${Math.round(grams)} g of macronutrients in 100`);
  if ((energyKcal ?? 0) > MOST.energyKcal * density) told.push(`${energyKcal} kcal in 100`);
  for (const [part, whole] of PARTS)
    if (isMore(per100[part], per100[whole]))
      told.push(`${part} ${per100[part]} of ${whole} ${per100[whole]}`);
  return told.map((detail) => ({ code: 'implausibleFigure', detail }));
}

const PARTS: readonly (readonly [Nutrient, Nutrient])[] = [
  ['sugarG', 'carbohydrateG'],
  ['saturatedFatG', 'fatG'],
];

/** A part may exceed its whole by what rounding explains: a gram, or a tenth. */
function isMore(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > Math.max(whole + 1, whole * 1.1);
}
