import type { Nutrition } from '@kkini/domain';
import type { TipProfile } from '../model/tip.ts';
import type { TipFacts, TipPeople } from '../model/tip-facts.ts';
import { needsEveryBite, type TipPerson } from '../model/tip-person.ts';
import type { DishReading } from './dish-reading.ts';

/** tips-rules section 6: 당뇨 140 g, 비만 120-140 g, 저탄수화물 70-100 g, others 180-210 g. */
const GUIDES: Readonly<Partial<Record<TipProfile, NonNullable<BowlGuide>>>> = {
  diabetes: { grams: 140, most: 160 },
  obesity: { grams: 140, most: 150 },
  diet: { grams: 140, most: 160 },
  lowCarbohydrate: { grams: 105, most: 115 },
};

const USUAL = { grams: 210, most: 225 } as const;

/** Grams of cooked rice per meal: the advised amount, and the most that needs no advice. Null: rice is not reduced. */
export type BowlGuide = { readonly grams: number; readonly most: number } | null;

/** The input of a plate. */
export type PlateSource = {
  readonly facts: Pick<TipFacts, 'day' | 'dish'>;
  readonly reading: Pick<DishReading, 'starch'>;
  readonly bowl: BowlGuide;
};

/**
 * Grams of the main starch on a person's plate: the plan's portion, else the recipe's. A dish outside a plan is served by the
 * guide where the recipe has more rice. Null without starch.
 */
export function starchOnPlate({ portion }: TipPerson, { facts, reading, bowl }: PlateSource): number | null {
  if (reading.starch === null) return null;
  if (portion.starchGrams !== null) return portion.starchGrams;
  const grams = reading.starch.grams * portion.servingShare;
  const isGuided = facts.day === null && reading.starch.form === 'rice' && bowl !== null && grams > bowl.most;
  return isGuided ? bowl.grams : grams;
}

/** Nutrition of a person's plate. */
export function nutritionOnPlate({ portion }: TipPerson, { dish }: Pick<TipFacts, 'dish'>): Nutrition {
  return portion.nutrition ?? dish.nutrition;
}

/** The common value of everybody at the table; null where they differ. */
export function sameForAll<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}

/** The bowl of the lead. People who need energy, including growing children, are not advised to eat less rice. */
export function bowlGuide(
  lead: TipProfile,
  { healthConditions, eatingStyles, targets, persons }: TipPeople,
): BowlGuide {
  const keeps =
    healthConditions.includes('liverDisease') ||
    eatingStyles.includes('muscleGain') ||
    targets.includes('child') ||
    persons.some(needsEveryBite);
  if (keeps) return null;
  const low = eatingStyles.includes('lowCarbohydrate') ? GUIDES.lowCarbohydrate : undefined;
  // Below the bowl of diabetes only without a condition, because medicine brings a risk of low blood sugar.
  if (lead === 'lowCarbohydrate' && low !== undefined) return low;
  return GUIDES[lead] ?? USUAL;
}
