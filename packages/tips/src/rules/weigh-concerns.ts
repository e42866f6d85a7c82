import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { choosesNothing } from '../checks/predicates/wording/chosen.ts';
import { TIP_CONCERNS, type TipConcern } from '../model/tip.ts';
import type { TipPerson } from '../model/tip-person.ts';
import type { TipContext } from './tip-context.ts';

type Weights = Readonly<Partial<Record<TipConcern, number>>>;

/** How much a concern matters with a condition or style, up to 10 for the first thing its guideline asks for (nutrition-rules 3 to 5). */
const BY_CHOICE: Readonly<Record<HealthCondition | EatingStyle, Weights>> = {
  diabetes: { carbohydrate: 10, sugar: 6, fat: 4, sodium: 5 },
  hypertension: { sodium: 10, fat: 5 },
  heartDisease: { sodium: 9, fat: 8 },
  dyslipidemia: { fat: 10, sugar: 3, sodium: 3, carbohydrate: 3 },
  gout: { purine: 10, sugar: 4, fat: 3, energy: 2, sodium: 2 },
  obesity: { energy: 10, carbohydrate: 5, sugar: 4, fat: 4, sodium: 2 },
  thyroidDisease: { iodine: 9, fat: 5, protein: 4, sodium: 4 },
  liverDisease: { cooking: 8, protein: 7, sodium: 7, sugar: 4 },
  diet: { energy: 10, carbohydrate: 4, protein: 3, sugar: 4, fat: 3 },
  vegetarian: { vegetarian: 10, protein: 5 },
  muscleGain: { protein: 10, carbohydrate: 2, fat: 2 },
  glutenFree: { glutenFree: 10, protein: 2 },
  lowSugar: { sugar: 10, carbohydrate: 5 },
  lowSodium: { sodium: 10 },
  lowCarbohydrate: { carbohydrate: 10, protein: 3 },
  regular: {},
};

/** The same with what is known of a person. */
function ofPerson({ stage, isPregnant, kidney, usesWarfarin }: TipPerson): readonly Weights[] {
  return [
    ...(stage === 'child' ? [{ child: 8, cooking: 4, protein: 4 }] : []),
    ...(stage === 'older' ? [{ older: 3, protein: 4, sodium: 4, cooking: 2 }] : []),
    ...(isPregnant ? [{ cooking: 9, protein: 3 }] : []),
    ...(kidney === 'early' || kidney === 'moderate' ? [{ sodium: 9 }] : []),
    ...(usesWarfarin ? [{ vitaminK: 9 }] : []),
  ];
}

/** What may be said of any dish to anybody. */
const ANYBODY: Weights = { kitchen: 1 };
/** What a guideline asks of whoever chose a condition or style, where the choice itself has nothing to say. */
const WITH_CHOICE: Weights = { sodium: 2, fat: 2, carbohydrate: 1.5, protein: 1, sugar: 1.5 };
/** A concern of an earlier meal of the week counts for less. */
const AGAIN = 0.9;

/** How much each concern matters to these people now, without what the meal holds of it. */
export function weighConcerns(context: TipContext): ReadonlyMap<TipConcern, number> {
  const { people, saidConcerns } = context.facts;
  const all = [
    ...[...people.healthConditions, ...people.eatingStyles].map((each) => BY_CHOICE[each]),
    ...people.persons.flatMap(ofPerson),
    ...(choosesNothing(context) ? [] : [WITH_CHOICE]),
    ANYBODY,
  ];
  const isKidney = people.persons.some(({ kidney }) => kidney === 'moderate');
  const weightOf = (concern: TipConcern) => {
    // Kidney disease of stage 3 restricts protein (safety-rules section 4).
    if (concern === 'protein' && isKidney) return 0;
    const most = Math.max(0, ...all.map((weights) => weights[concern] ?? 0));
    const before = saidConcerns.filter((each) => each === concern).length;
    return most * AGAIN ** before;
  };
  return new Map(TIP_CONCERNS.map((concern) => [concern, weightOf(concern)]));
}
