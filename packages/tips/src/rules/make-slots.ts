import type { IngredientLine, MealTime, Taxonomy } from '@kkini/domain';
import { bowlText, HALF_AMOUNTS, MEAL_TIME_WORDS } from '../messages/amounts.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { DishReading } from '../reading/dish-reading.ts';
import type { Slots } from '../wording/render-phrase.ts';
import { bowlShare, spokenGrams, spokenKcal, spokenMilligrams } from '../wording/spoken-numbers.ts';
import type { BowlGuide } from './bowl-guide.ts';
import { lineName } from './line-name.ts';

type Source = { readonly facts: TipFacts; readonly reading: DishReading; readonly bowl: BowlGuide };

/** A saving below this is not worth a number (tips-rules section 7). */
const LEAST_SAVING_MG = 150;
/** 20 to 30 g of protein a meal (KSO22). */
const ENOUGH_PROTEIN_G = 20;
const OILS = ['olive_oil', 'perilla_oil', 'canola_oil', 'sesame_oil'];
const SPICES = [
  'black_pepper',
  'ginger',
  'perilla_leaf',
  'chive',
  'lemon',
  'vinegar',
  'basil',
  'curry_spice',
];

/** Names and numbers of the dish, the day and the lead's bowl, as people say them. */
export function makeSlots(taxonomy: Taxonomy, source: Source): Slots {
  const { reading } = source;
  const nameOf = (line: IngredientLine | undefined) =>
    line === undefined ? undefined : lineName(taxonomy, line);
  const [veg, ...moreVeg] = reading.vegetables.map((line) => lineName(taxonomy, line));
  const among = (ids: readonly string[]) => {
    const id = ids.find((each) => reading.has(each));
    return nameOf(reading.dish.lines.find((line) => line.id === id && id !== undefined));
  };
  return {
    ...dishNumbers(source),
    ...dayNumbers(source.facts),
    ...seasoningSlots(taxonomy, reading),
    ...starchSlots(taxonomy, source),
    veg,
    cookedVeg: nameOf(reading.cookedVegetable ?? undefined),
    veg2: moreVeg.find((name) => name !== veg),
    protein: nameOf(reading.protein?.line),
    proteinGrams: reading.protein === null ? undefined : spokenGrams(reading.protein.grams),
    oil: among(OILS),
    spice: among(SPICES),
    time: mealTimeWord(source.facts),
  };
}

function mealTimeWord({ day }: TipFacts): string | undefined {
  return day === null ? undefined : MEAL_TIME_WORDS[day.mealTime satisfies MealTime];
}

function dishNumbers({ facts }: Source): Slots {
  const { nutrition } = facts.dish;
  return {
    kcal: said(nutrition.energyKcal, spokenKcal),
    carb: said(nutrition.carbohydrateG, spokenGrams),
    fiber: said(nutrition.fiberG, spokenGrams, 3),
    sugar: said(nutrition.sugarG, spokenGrams, 1),
    // Says nothing itself: wordings that call the protein enough need it.
    ifProtein: (nutrition.proteinG ?? 0) >= ENOUGH_PROTEIN_G ? '' : undefined,
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

function seasoningSlots(taxonomy: Taxonomy, { salty, shape }: DishReading): Slots {
  const [most] = salty;
  if (most === undefined) return {};
  const saving = most.sodiumMg / 2;
  const dissolved = shape === 'soup' ? salty.reduce((sum, each) => sum + each.sodiumMg, 0) / 2 : 0;
  return {
    season: lineName(taxonomy, most.line),
    seasonLess: HALF_AMOUNTS[most.line.amount],
    saving: saving >= LEAST_SAVING_MG ? spokenMilligrams(saving) : undefined,
    soupSaving: dissolved >= LEAST_SAVING_MG ? spokenMilligrams(dissolved) : undefined,
  };
}

function starchSlots(taxonomy: Taxonomy, { reading: { starch }, bowl }: Source): Slots {
  const guide = bowl === null ? {} : { bowl: bowlText(bowlShare(bowl.grams), spokenGrams(bowl.grams)) };
  if (starch === null) return guide;
  return {
    ...guide,
    starch: lineName(taxonomy, starch.line),
    starchGrams: spokenGrams(starch.grams),
    starchBowl:
      starch.form === 'rice' ? bowlText(bowlShare(starch.grams), spokenGrams(starch.grams)) : undefined,
  };
}
