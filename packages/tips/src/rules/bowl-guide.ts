import type { TipProfile } from '../model/tip.ts';
import type { TipPeople } from '../model/tip-facts.ts';
import { needsEveryBite } from '../model/tip-person.ts';
import type { BowlGuide } from '../reading/read-plate.ts';

/** tips-rules section 6: 당뇨 140 g, 비만 120-140 g, 저탄수화물 70-100 g, others 180-210 g. */
const GUIDES: Readonly<Partial<Record<TipProfile, NonNullable<BowlGuide>>>> = {
  diabetes: { grams: 140, most: 160 },
  obesity: { grams: 140, most: 150 },
  diet: { grams: 140, most: 160 },
  lowCarbohydrate: { grams: 105, most: 115 },
};
const USUAL = { grams: 210, most: 225 } as const;

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
