import {
  EATING_STYLES,
  HEALTH_CONDITIONS,
  isCalendarDate,
  LAST_STEPS,
  MEAL_STYLES,
  type MealStyle,
  type SurveyDraft,
  TARGETS,
} from '@kkini/domain';
import { readStoredBodies } from './read-stored-bodies.ts';
import type { PlannedWeek, SurveyState } from './survey-store.ts';

type Entries = Readonly<Record<string, unknown>>;

/** The survey kept on this device; null when there is none. Anything of another version or tampered with is dropped. */
export function readStoredSurvey(text: string | null): SurveyState | null {
  if (text === null) return null;
  const kept = parse(text);
  return {
    surveyId: textOrNull(kept.surveyId),
    started: kept.started === true && textOrNull(kept.surveyId) !== null,
    lastStep: LAST_STEPS.find((step) => step === kept.lastStep) ?? 'intro',
    draft: readDraft(entries(kept.draft)),
    settledExclusions: texts(kept.settledExclusions),
    plan: readPlan(entries(kept.plan)),
  };
}

function readDraft(kept: Entries): SurveyDraft {
  const styles = entries(kept.mealStyles);
  const startDate = kept.startDate;
  return {
    targets: members(TARGETS, kept.targets),
    mealStyles: {
      breakfast: mealStyle(styles.breakfast),
      lunch: mealStyle(styles.lunch),
      dinner: mealStyle(styles.dinner),
    },
    startDate: typeof startDate === 'string' && isCalendarDate(startDate) ? startDate : null,
    areas: texts(kept.areas),
    healthConditions: members(HEALTH_CONDITIONS, kept.healthConditions),
    eatingStyles: members(EATING_STYLES, kept.eatingStyles),
    excludedFoods: texts(kept.excludedFoods),
    ...readStoredBodies(kept),
  };
}

function readPlan({ surveyId, startDate }: Entries): PlannedWeek | null {
  return typeof surveyId === 'string' && typeof startDate === 'string' ? { surveyId, startDate } : null;
}

function mealStyle(value: unknown): MealStyle | null {
  return MEAL_STYLES.find((style) => style === value) ?? null;
}

function members<Code extends string>(all: readonly Code[], value: unknown): readonly Code[] {
  const kept = texts(value);
  return all.filter((code) => kept.includes(code));
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function entries(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(text: string): Entries {
  try {
    return entries(JSON.parse(text));
  } catch {
    return {};
  }
}
