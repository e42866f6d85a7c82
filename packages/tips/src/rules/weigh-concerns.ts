import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { AIMS, type AimedBy } from '../messages/aims.ts';
import type { TipConcern, TipText } from '../model/tip.ts';
import type { TipPerson } from '../model/tip-person.ts';

type Weights = Readonly<Partial<Record<TipConcern, number>>>;

/**
 * Weight of a concern for a condition or style: 10 for the first thing its guideline asks for (nutrition-rules 3 to 5). A condition
 * outweighs a style.
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

/** Weights from what is known of a person. */
function ofPerson(person: TipPerson): readonly Weights[] {
  const { stage, isPregnant, isLactating, kidney, hasCirrhosis, mayTakeWarfarin } = person;
  return [
    ...(stage === 'child' ? [{ child: 8 }] : []),
    ...(stage === 'older' ? [{ older: 6, protein: 5 }] : []),
    // Both need more protein, and pregnancy more iron (safety-rules sections 2 and 6).
    ...(isPregnant ? [{ cooking: 9, protein: 7, iron: 7 }] : []),
    ...(isLactating ? [{ protein: 7 }] : []),
    ...(kidney === 'early' || kidney === 'moderate' ? [{ sodium: 9 }] : []),
    // Protein of 1.2 to 1.5 g/kg, at most 2,000 mg of sodium, a late snack (safety-rules section 4).
    ...(hasCirrhosis ? [{ cooking: 10, overnight: 12, protein: 9, sodium: 9 }] : []),
    ...(mayTakeWarfarin ? [{ vitaminK: 9 }] : []),
  ];
}

/**
 * The weight of a concern, the people it matters to as indices of the persons, and their reason to mind it; undefined without a
 * reason.
 */
export type WeighedConcern = {
  readonly weight: number;
  readonly whose: readonly number[];
  readonly aim: TipText | undefined;
};

const NOBODYS: WeighedConcern = { weight: 0, whose: [], aim: undefined };

/**
 * Weighs a concern for these people, regardless of the meal. It concerns those to whom it matters most and, among them, those with
 * the same reason, because somebody else's condition is no reason (safety-rules section 4). With `by`, only people with that reason
 * count, because the wording is for them alone.
 */
export function weighConcern(
  concern: TipConcern,
  persons: readonly TipPerson[],
  by: AimedBy | null = null,
): WeighedConcern {
  // Kidney disease of stage 3 restricts protein (safety-rules section 4).
  if (concern === 'protein' && persons.some(({ kidney }) => kidney === 'moderate')) return NOBODYS;
  const weights = persons.map((person) => weightOf(concern, person));
  const weight = Math.max(0, ...weights);
  if (weight === 0) return NOBODYS;
  const places = persons.map((_, at) => at);
  const isAimed = (at: number, reason: AimedBy) =>
    persons[at] !== undefined && aimsOf(persons[at]).has(reason);
  if (by !== null) return ofReason(concern, { weights, whose: places.filter((at) => isAimed(at, by)), by });
  // Texts on these concerns are about the child and about the pot everybody eats from, so they address everybody.
  if (concern === 'child' || concern === 'cooking') return { weight, whose: places, aim: undefined };
  const most = places.filter((at) => weights[at] === weight);
  const found = AIMS[concern]?.find(([reason]) => most.some((at) => isAimed(at, reason)));
  if (found === undefined) return { weight, whose: most, aim: undefined };
  const [reason, aim] = found;
  return { weight, whose: most.filter((at) => isAimed(at, reason)), aim };
}

type Reasoned = {
  readonly weights: readonly number[];
  readonly whose: readonly number[];
  readonly by: AimedBy;
};

function ofReason(concern: TipConcern, { weights, whose, by }: Reasoned): WeighedConcern {
  const weight = Math.max(0, ...whose.map((at) => weights[at] ?? 0));
  return { weight, whose, aim: AIMS[concern]?.find(([reason]) => reason === by)?.[1] };
}

function weightOf(concern: TipConcern, person: TipPerson): number {
  const chosen = [...person.conditions, ...person.styles].map((each) => BY_CHOICE[each]);
  return Math.max(0, ...[...chosen, ...ofPerson(person)].map((weights) => weights[concern] ?? 0));
}

function aimsOf({
  conditions,
  styles,
  stage,
  kidney,
  isPregnant,
  isLactating,
}: TipPerson): ReadonlySet<AimedBy> {
  const aims = new Set<AimedBy>([...conditions, ...styles]);
  if (stage === 'older') aims.add('older');
  if (isPregnant) aims.add('pregnancy');
  if (isLactating) aims.add('lactation');
  if (kidney === 'early' || kidney === 'moderate') aims.add('kidney');
  return aims;
}
