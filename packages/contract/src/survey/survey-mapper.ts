import {
  EATING_STYLE_KO,
  EATING_STYLES,
  type ExcludedFoodStrictness,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  type KnownLists,
  MEAL_STYLE_KO,
  MEAL_STYLES,
  type MealStyle,
  type MealStyleChoice,
  RICE_KIND_KO,
  RICE_KINDS,
  STRICTNESS,
  STRICTNESS_KO,
  type SurveyDraft,
  TARGET_KO,
  TARGETS,
  WEEKDAY_KO,
  WEEKDAYS,
} from '@kkini/domain';
import { nameOf } from './name-of.ts';
import { personsFromWire, personToWire } from './survey-person-wire.ts';
import type { SurveyWire } from './survey-wire.ts';

/** Answers of a wire survey as domain values, without duplicates. Absent answers stay absent. */
export function answersFromWire(wire: SurveyWire): Partial<SurveyDraft> {
  return {
    ...(wire.step1 !== undefined && { targets: codes(wire.step1, TARGETS, TARGET_KO) }),
    ...(wire.mealCategory !== undefined && { mealStyles: mealStylesFromWire(wire.mealCategory) }),
    ...(wire.dates !== undefined && { startDate: wire.dates || null }),
    ...(wire.area !== undefined && { areas: distinct(wire.area) }),
    ...(wire.health !== undefined && {
      healthConditions: codes(wire.health, HEALTH_CONDITIONS, HEALTH_CONDITION_KO),
    }),
    ...(wire.eatingHabits !== undefined && {
      eatingStyles: codes(wire.eatingHabits, EATING_STYLES, EATING_STYLE_KO),
    }),
    ...(wire.excludedIngredients !== undefined && { excludedFoods: distinct(wire.excludedIngredients) }),
    ...(wire.excludedStrictness !== undefined && {
      excludedFoodStrictness: strictnessFromWire(wire.excludedStrictness),
    }),
    ...(wire.persons !== undefined && { persons: personsFromWire(wire.persons) }),
    ...(wire.confirmations !== undefined && { confirmations: [...new Set(wire.confirmations ?? [])] }),
    ...(wire.prepDay !== undefined && {
      prepDay: WEEKDAYS.find((day) => WEEKDAY_KO[day] === wire.prepDay) ?? null,
    }),
    ...(wire.rice !== undefined && {
      rice: RICE_KINDS.find((kind) => RICE_KIND_KO[kind] === wire.rice) ?? null,
    }),
    ...(wire.weekdayMinutes !== undefined && { weekdayMinutes: wire.weekdayMinutes }),
    ...(wire.foodsAtHome !== undefined && { foodsAtHome: distinct(wire.foodsAtHome) }),
    ...(wire.refusedExtras !== undefined && { refusedExtras: distinct(wire.refusedExtras) }),
  };
}

/** The lists on which a change was based. */
export function knownListsFromWire(wire: SurveyWire['basedOn']): KnownLists {
  return {
    ...(wire?.excludedIngredients && { excludedFoods: wire.excludedIngredients }),
    ...(wire?.refusedExtras && { refusedExtras: wire.refusedExtras }),
  };
}

/** Wire form of a draft: Korean names, every answer present. */
export function answersToWire(draft: SurveyDraft) {
  return {
    step1: draft.targets.map((target) => nameOf(TARGET_KO, target)),
    mealCategory: {
      breakfast: styleToWire(draft.mealStyles.breakfast),
      lunch: styleToWire(draft.mealStyles.lunch),
      dinner: styleToWire(draft.mealStyles.dinner),
    },
    dates: draft.startDate,
    area: [...draft.areas],
    health: draft.healthConditions.map((condition) => nameOf(HEALTH_CONDITION_KO, condition)),
    eatingHabits: draft.eatingStyles.map((style) => nameOf(EATING_STYLE_KO, style)),
    excludedIngredients: [...draft.excludedFoods],
    excludedStrictness: draft.excludedFoodStrictness.map(({ food, strictness }) => ({
      ingredient: food,
      strictness: nameOf(STRICTNESS_KO, strictness),
    })),
    persons: draft.persons.map(personToWire),
    confirmations: [...draft.confirmations],
    prepDay: draft.prepDay === null ? null : nameOf(WEEKDAY_KO, draft.prepDay),
    rice: draft.rice === null ? null : nameOf(RICE_KIND_KO, draft.rice),
    weekdayMinutes: draft.weekdayMinutes,
    foodsAtHome: [...draft.foodsAtHome],
    refusedExtras: [...draft.refusedExtras],
  };
}

/** Strictness per food; the last answer counts. */
function strictnessFromWire(wire: SurveyWire['excludedStrictness']): readonly ExcludedFoodStrictness[] {
  const found = (wire ?? []).map(({ ingredient, strictness }): [string, ExcludedFoodStrictness] => {
    const code = STRICTNESS.find((each) => STRICTNESS_KO[each] === strictness) ?? 'allergy';
    return [ingredient, { food: ingredient, strictness: code }];
  });
  return [...new Map(found).values()];
}

/** Meal styles from either wire form. */
export function mealStylesFromWire(wire: NonNullable<SurveyWire['mealCategory']> | null): MealStyleChoice {
  const [breakfast = null, lunch = null, dinner = null] = Array.isArray(wire)
    ? wire
    : [wire?.breakfast, wire?.lunch, wire?.dinner];
  return { breakfast: styleFromWire(breakfast), lunch: styleFromWire(lunch), dinner: styleFromWire(dinner) };
}

/** The style with a Korean name; null for null. */
export function styleFromWire(name: string | null): MealStyle | null {
  return MEAL_STYLES.find((style) => MEAL_STYLE_KO[style] === name) ?? null;
}

function styleToWire(style: MealStyle | null) {
  return style === null ? null : nameOf(MEAL_STYLE_KO, style);
}

function codes<Code extends string>(
  names: readonly string[] | null,
  all: readonly Code[],
  korean: Readonly<Record<Code, string>>,
): Code[] {
  return all.filter((code) => names?.includes(korean[code]) ?? false);
}

function distinct(texts: readonly string[] | null): string[] {
  return [...new Set(texts ?? [])];
}
