import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { TIP_CONCERNS, type TipConcern } from '../model/tip.ts';
import type { TipPerson } from '../model/tip-person.ts';
import type { TipContext } from './tip-context.ts';

type Weights = Readonly<Partial<Record<TipConcern, number>>>;

/**
 * How much a concern matters with a condition or style: 10 for the first thing its guideline asks for (nutrition-rules 3 to 5).
 * A condition comes before a style.
 */
const BY_CHOICE: Readonly<Record<HealthCondition | EatingStyle, Weights>> = {
  diabetes: { carbohydrate: 10, sugar: 7, sodium: 6, fat: 5 },
  hypertension: { sodium: 10 },
  heartDisease: { sodium: 9, fat: 9 },
  dyslipidemia: { fat: 10, sugar: 5 },
  gout: { purine: 10, sugar: 5 },
  obesity: { energy: 10, sugar: 6, fat: 5 },
  thyroidDisease: { iodine: 9 },
  liverDisease: { cooking: 9, protein: 8, sodium: 6 },
  diet: { energy: 8, sugar: 6 },
  vegetarian: { vegetarian: 8 },
  muscleGain: { protein: 8 },
  glutenFree: { glutenFree: 8 },
  lowSugar: { sugar: 8 },
  lowSodium: { sodium: 8 },
  lowCarbohydrate: { carbohydrate: 8 },
  regular: {},
};

/** The same with what is known of a person. */
function ofPerson({ stage, isPregnant, kidney, hasCirrhosis, usesWarfarin }: TipPerson): readonly Weights[] {
  return [
    ...(stage === 'child' ? [{ child: 8 }] : []),
    ...(stage === 'older' ? [{ older: 6, protein: 5 }] : []),
    ...(isPregnant ? [{ cooking: 9 }] : []),
    ...(kidney === 'early' || kidney === 'moderate' ? [{ sodium: 9 }] : []),
    // Protein of 1.2 to 1.5 g/kg, at most 2,000 mg of sodium, a late snack (safety-rules section 4).
    ...(hasCirrhosis ? [{ cooking: 10, overnight: 12, protein: 9, sodium: 9 }] : []),
    ...(usesWarfarin ? [{ vitaminK: 9 }] : []),
  ];
}

/** How much each concern matters to these people now, without what the meal holds of it. */
export function weighConcerns(context: TipContext): ReadonlyMap<TipConcern, number> {
  const { people } = context.facts;
  const all = [
    ...[...people.healthConditions, ...people.eatingStyles].map((each) => BY_CHOICE[each]),
    ...people.persons.flatMap(ofPerson),
  ];
  const isKidney = people.persons.some(({ kidney }) => kidney === 'moderate');
  const weightOf = (concern: TipConcern) => {
    // Kidney disease of stage 3 restricts protein (safety-rules section 4).
    if (concern === 'protein' && isKidney) return 0;
    return Math.max(0, ...all.map((weights) => weights[concern] ?? 0));
  };
  return new Map(TIP_CONCERNS.map((concern) => [concern, weightOf(concern)]));
}
