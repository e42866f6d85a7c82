import type { Nutrient, Nutrition } from '@kkini/domain';
import { readFigure } from '../reading/read-figure.ts';
import { isFields } from '../reading/read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';
import { firstText } from './json-ld-text.ts';

const FIELDS: Readonly<Partial<Record<Nutrient, string>>> = {
  energyKcal: 'calories',
  carbohydrateG: 'carbohydrateContent',
  fiberG: 'fiberContent',
  sugarG: 'sugarContent',
  proteinG: 'proteinContent',
  fatG: 'fatContent',
  saturatedFatG: 'saturatedFatContent',
  unsaturatedFatG: 'unsaturatedFatContent',
  transFatG: 'transFatContent',
  cholesterolMg: 'cholesterolContent',
  sodiumMg: 'sodiumContent',
};
const LONGEST_TEXT = 120;
const KCAL_IN_KJ = 1 / 4.184;

/** Figures of one serving as `nutrition` states them (`NutritionInformation`), in the unit of each nutrient; null when it states none. */
export function readStatedNutrition(value: unknown): Nutrition | null {
  const nutrition = [value].flat().find(isFields);
  if (nutrition === undefined) return null;
  const figures = Object.entries(FIELDS).map(([nutrient, field]) => {
    const text = firstText(nutrition[field]).slice(0, LONGEST_TEXT);
    return [
      nutrient,
      nutrient === 'energyKcal' ? kcalOf(text) : massOf(text, nutrient.endsWith('Mg')),
    ] as const;
  });
  return statedNutrition(Object.fromEntries(figures));
}

/** "1046 kJ (250 kcal)" states both; without a unit it is kilocalories. */
function kcalOf(text: string): number | null {
  const said = /(\d[\d.,]*)\s*k?cal/i.exec(text)?.[1];
  if (said !== undefined) return readFigure(said);
  const figure = firstFigure(text);
  return figure !== null && /kj|joule/i.test(text) && !/cal/i.test(text) ? figure * KCAL_IN_KJ : figure;
}

function massOf(text: string, isMg: boolean): number | null {
  const figure = /^\s*(?:<|less than)/i.test(text) ? 0 : firstFigure(text);
  if (figure === null) return null;
  // Pages state salt-like figures in grams and others in milligrams at times.
  if (isMg) return /\d\s*g(?:r|rams?|ramm|rammes)?\b/i.test(text) ? figure * 1000 : figure;
  return /\d\s*(?:mg|milligrams?)\b/i.test(text) ? figure / 1000 : figure;
}

function firstFigure(text: string): number | null {
  return readFigure(/-?(?:\d[\d.,]*|\.\d+)/.exec(text)?.[0] ?? '');
}
