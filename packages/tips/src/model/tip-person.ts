import type { EatingStyle, HealthCondition, Nutrient, Nutrition, Target } from '@kkini/domain';
import type { PersonCall } from '@kkini/domain/limits';
import type { TipLimits } from './tip-facts.ts';

/** Age group of a person: `older` is 65 and up, `child` under 19 (safety-rules section 2). */
export const TIP_STAGES = ['adult', 'older', 'child'] as const;
export type TipStage = (typeof TIP_STAGES)[number];

/** Answers about kidneys: healthy, stage 1-2, stage 3 (safety-rules section 4). */
export const KIDNEY_STATES = ['none', 'early', 'moderate'] as const;
export type KidneyState = (typeof KIDNEY_STATES)[number];

/**
 * One person's portion of a dish in the plan: the share of a serving, the grams of its main starch (rice as eaten, other starch as
 * the recipe weighs it), and the nutrition and glycaemic load of the plate, null to use those of the serving. `shares` are the
 * parts of a serving of rice, soup and sides; `servedRiceGrams` is the rice of a serving, as eaten.
 */
export type TipPortion = {
  readonly servingShare: number;
  readonly starchGrams: number | null;
  readonly riceGrams: number | null;
  readonly servedRiceGrams: number | null;
  readonly shares: { readonly rice: number; readonly soup: number; readonly side: number };
  readonly nutrition: Nutrition | null;
  readonly glycemicLoad: number | null;
};

/**
 * One person at the table. An unanswered question takes its most cautious answer (safety-rules section 4), or null if there is no
 * such answer.
 */
export type TipPerson = {
  readonly target: Target;
  /** How the plan refers to this person. */
  readonly call: PersonCall;
  readonly stage: TipStage;
  /** A child under ten, or of unknown age. */
  readonly isSmallChild: boolean;
  readonly conditions: readonly HealthCondition[];
  readonly styles: readonly EatingStyle[];
  readonly isPregnant: boolean;
  readonly isLactating: boolean;
  /** Takes, or may take, insulin or a medicine that may cause low blood sugar. */
  readonly usesInsulin: boolean;
  /** Takes warfarin, or keeps vitamin K steady. */
  readonly usesWarfarin: boolean;
  /** Said to take warfarin, or not to know. */
  readonly mayTakeWarfarin: boolean;
  readonly kidney: KidneyState | null;
  /** Has or may have cirrhosis. */
  readonly hasCirrhosis: boolean;
  readonly bmi: number | null;
  /** Potassium is a goal of this person (safety-rules section 6.1). */
  readonly isPotassiumAimed: boolean;
  /** The planned day has too little energy (safety-rules section 3.1). */
  readonly isDayBelowFloor: boolean;
  /** Nutrients with a maximum for this person. */
  readonly cappedNutrients: readonly Nutrient[];
  readonly limits: TipLimits;
  readonly portion: TipPortion;
};

/** True if eating less than planned would harm this person (safety-rules section 9, P05). */
export function needsEveryBite({ stage, isPregnant, isLactating, bmi, isDayBelowFloor }: TipPerson): boolean {
  return (
    stage === 'child' || isPregnant || isLactating || isDayBelowFloor || (bmi !== null && bmi < LEAST_BMI)
  );
}

const LEAST_BMI = 18.5;
