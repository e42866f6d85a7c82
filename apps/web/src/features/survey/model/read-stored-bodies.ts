import {
  ACTIVITIES,
  BODY_QUESTIONS,
  type BodyAnswers,
  type BodyQuestion,
  type Person,
  PLAN_DIALOGS,
  SEXES,
  STRICTNESS,
  type SurveyDraft,
  TARGETS,
} from '@kkini/domain';

type Bodies = Pick<SurveyDraft, 'excludedFoodStrictness' | 'persons' | 'confirmations'>;
type Entries = Readonly<Record<string, unknown>>;

/** Strictness, people and answered dialogs of a survey stored on this device; drops invalid parts. */
export function readStoredBodies(kept: Entries): Bodies {
  return {
    excludedFoodStrictness: list(kept.excludedFoodStrictness).flatMap(({ food, strictness }) => {
      const code = member(STRICTNESS, strictness);
      return typeof food === 'string' && code !== null ? [{ food, strictness: code }] : [];
    }),
    persons: list(kept.persons).flatMap(person),
    confirmations: PLAN_DIALOGS.filter(
      (dialog) => Array.isArray(kept.confirmations) && kept.confirmations.includes(dialog),
    ),
  };
}

function person(kept: Entries): readonly Person[] {
  const target = member(TARGETS, kept.target);
  if (target === null) return [];
  return [
    {
      target,
      count: figure(kept.count) ?? 1,
      sex: member(SEXES, kept.sex),
      birthYear: figure(kept.birthYear),
      heightCm: figure(kept.heightCm),
      weightKg: figure(kept.weightKg),
      activity: member(ACTIVITIES, kept.activity),
      answers: bodyAnswers(entries(kept.answers)),
    },
  ];
}

function bodyAnswers(kept: Entries): BodyAnswers {
  const questions = Object.keys(BODY_QUESTIONS) as BodyQuestion[];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = member<string>(BODY_QUESTIONS[question], kept[question]);
      return answer === null ? [] : [[question, answer]];
    }),
  );
}

function member<Code extends string>(all: readonly Code[], value: unknown): Code | null {
  return all.find((code) => code === value) ?? null;
}

function figure(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function list(value: unknown): readonly Entries[] {
  return Array.isArray(value) ? value.map(entries) : [];
}

function entries(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
