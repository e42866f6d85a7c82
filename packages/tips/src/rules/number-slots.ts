import type { Nutrition } from '@kkini/domain';
import { MEAL_COUNTS, shareText } from '../messages/amounts.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { nutritionOnPlate, sameForAll } from '../reading/read-plate.ts';
import type { Slots } from '../wording/render-phrase.ts';
import { spokenGrams, spokenKcal, spokenMilligrams } from '../wording/spoken-numbers.ts';

/** Figures of a serving and of its planned day in spoken form. */
export function numberSlots(facts: TipFacts): Slots {
  const nutrition = sameForAll(facts.people.persons.map((person) => nutritionOnPlate(person, facts)));
  // Without equal plates there is no figure for the whole table (safety-rules section 5).
  if (nutrition === null) return { meals: dayNumbers(facts)['meals'] };
  return { ...dishNumbers(nutrition), ...dayNumbers(facts), ...shareNumbers(nutrition, facts) };
}

function dishNumbers(nutrition: Nutrition): Slots {
  return {
    kcal: said(nutrition.energyKcal, spokenKcal),
    carb: said(nutrition.carbohydrateG, spokenGrams),
    fiber: said(nutrition.fiberG, spokenGrams, 3),
    sugar: said(nutrition.sugarG, spokenGrams, 1),
    proteinG: said(nutrition.proteinG, spokenGrams, 5),
    satFat: said(nutrition.saturatedFatG, spokenGrams, 1),
    sodium: said(nutrition.sodiumMg, spokenMilligrams, 100),
    potassium: said(nutrition.potassiumMg, spokenMilligrams, 600),
    purine: said(nutrition.purineMg, (mg) => String(Math.round(mg / 10) * 10), 10),
  };
}

function dayNumbers({ day, limits }: TipFacts): Slots {
  // A day of one meal has no other meals to compare with.
  if (day === null || day.meals < 2) return {};
  const { totals } = day;
  return {
    meals: MEAL_COUNTS[day.meals],
    dayCarb: said(totals.carbohydrateG, spokenGrams),
    daySodium: said(totals.sodiumMg, spokenMilligrams),
    dayKcal: said(totals.energyKcal, spokenKcal),
    dayProtein: said(totals.proteinG, spokenGrams),
    dayPurine: said(totals.purineMg, (mg) => String(Math.round(mg / 10) * 10)),
    dayCap: said(limits.day.sodiumMg?.max ?? null, spokenMilligrams),
  };
}

function said(value: number | null, say: (value: number) => string, least = 0): string | undefined {
  return value === null || value < least ? undefined : say(value);
}

/** The share of a day's sodium and fibre in one serving. */
function shareNumbers(nutrition: Nutrition, { limits: { day } }: TipFacts): Slots {
  const share = (value: number | null, whole: number | undefined) =>
    value === null || whole === undefined || whole === 0 ? undefined : shareText(value / whole);
  const cap = day.sodiumMg?.max;
  return {
    sodiumShare: share(nutrition.sodiumMg, cap),
    sodiumCap: cap === undefined ? undefined : spokenMilligrams(cap),
    fiberShare: share(nutrition.fiberG, day.fiberG?.min),
  };
}
