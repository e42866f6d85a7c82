import { HEALTH_CONDITIONS, type HealthCondition } from '../vocabulary/health-conditions.ts';

/** Facts about a condition that several packages use; the limits themselves are rows of the planner. */
export type ConditionFacts = {
  /** Daily sodium maximum, mg, from the row of the condition; null when it sets none (nutrition-rules section 3). */
  readonly mostSodiumMg: number | null;
  /** Added sugar stays below 5 % of the energy (WHO 2015, conditional recommendation). */
  readonly limitsAddedSugar: boolean;
  /** Advises eating the solids of a soup rather than its liquid (safety-rules section 5.2). */
  readonly leavesBroth: boolean;
  /** Potassium is an aim when kidneys and medicines allow it (safety-rules section 6.1). */
  readonly wantsPotassium: boolean;
  /** Strict kidney limits apply while the kidney function is unknown (safety-rules section 4). */
  readonly sparesKidneys: boolean;
  /** A low-carbohydrate diet is not advised: fasting state, urate, no recommendation (nutrition-rules section 7). */
  readonly keepsCarbohydrate: boolean;
  /** No amount of water is advised, because a care team may limit it (nutrition-rules section 7). */
  readonly limitsFluid: boolean;
};

const NONE: ConditionFacts = {
  mostSodiumMg: null,
  limitsAddedSugar: false,
  leavesBroth: false,
  wantsPotassium: false,
  sparesKidneys: false,
  keepsCarbohydrate: false,
  limitsFluid: false,
};

/**
 * Sodium: WHO (2012) 2,000 mg with high blood pressure, heart or liver disease; Korean Diabetes Association (2023)
 * 2,300 mg.
 */
export const CONDITION_FACTS: Readonly<Record<HealthCondition, ConditionFacts>> = {
  diabetes: { ...NONE, mostSodiumMg: 2300, limitsAddedSugar: true, sparesKidneys: true },
  gout: { ...NONE, limitsAddedSugar: true, keepsCarbohydrate: true },
  hypertension: {
    ...NONE,
    mostSodiumMg: 2000,
    leavesBroth: true,
    wantsPotassium: true,
    sparesKidneys: true,
    keepsCarbohydrate: true,
  },
  obesity: { ...NONE, limitsAddedSugar: true },
  dyslipidemia: { ...NONE, limitsAddedSugar: true },
  heartDisease: {
    mostSodiumMg: 2000,
    limitsAddedSugar: true,
    leavesBroth: true,
    wantsPotassium: true,
    sparesKidneys: true,
    keepsCarbohydrate: false,
    limitsFluid: true,
  },
  thyroidDisease: NONE,
  liverDisease: {
    ...NONE,
    mostSodiumMg: 2000,
    limitsAddedSugar: true,
    leavesBroth: true,
    keepsCarbohydrate: true,
    limitsFluid: true,
  },
};

/** The conditions with a fact, in the order of the list. */
export function conditionsThat(
  fact: Exclude<keyof ConditionFacts, 'mostSodiumMg'>,
): readonly HealthCondition[] {
  return HEALTH_CONDITIONS.filter((condition) => CONDITION_FACTS[condition][fact]);
}

/** The lowest daily sodium maximum of some conditions, mg; infinite when none sets one. */
export function mostSodiumMg(conditions: readonly HealthCondition[]): number {
  return Math.min(...conditions.map((condition) => CONDITION_FACTS[condition].mostSodiumMg ?? Infinity));
}
