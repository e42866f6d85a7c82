import {
  ACTIVITIES,
  aStranger,
  BODY_QUESTIONS,
  type BodyAnswers,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  type Person,
  SEXES,
  TARGET_KO,
  TARGETS,
} from '@kkini/domain';
import { MOST_PERSONS } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { healthWireSchema, koreanNames, listOf } from '../common-wire.ts';
import { nameOf } from './name-of.ts';

/** Most people described by one entry because they are alike. */
const MOST_ALIKE = 20;

/** A target by its Korean name. */
export const targetWireSchema = z.enum(koreanNames(TARGETS, TARGET_KO));

/** A measurement as typed. An implausible one is stored and treated as unanswered. */
const measureSchema = z.optional(z.nullable(z.number().check(z.gte(-9999), z.lte(9999))));

const answerSchema = <Answer extends string>(answers: readonly Answer[]) =>
  z.optional(z.nullable(z.enum(answers)));

/** Answers to the optional questions about the body; null and an absent question mean unanswered. */
const bodyAnswersSchema = z.strictObject({
  kidney: answerSchema(BODY_QUESTIONS.kidney),
  pregnancy: answerSchema(BODY_QUESTIONS.pregnancy),
  warfarin: answerSchema(BODY_QUESTIONS.warfarin),
  insulin: answerSchema(BODY_QUESTIONS.insulin),
  kRetain: answerSchema(BODY_QUESTIONS.kRetain),
  maoi: answerSchema(BODY_QUESTIONS.maoi),
  thyroidDrug: answerSchema(BODY_QUESTIONS.thyroidDrug),
  stomach: answerSchema(BODY_QUESTIONS.stomach),
  swallow: answerSchema(BODY_QUESTIONS.swallow),
  cirrhosis: answerSchema(BODY_QUESTIONS.cirrhosis),
});

/**
 * A person the plan is for; everything but the target may be unknown. `freeOf` lists conditions of the survey's `health` that only
 * others have; absent or null means none.
 */
export const surveyPersonWireSchema = z.strictObject({
  target: targetWireSchema,
  count: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MOST_ALIKE)))),
  sex: z.optional(z.nullable(z.enum(SEXES))),
  birthYear: measureSchema,
  heightCm: measureSchema,
  weightKg: measureSchema,
  activity: z.optional(z.nullable(z.enum(ACTIVITIES))),
  answers: z.optional(z.nullable(bodyAnswersSchema)),
  freeOf: listOf(healthWireSchema),
});
export type SurveyPersonWire = z.infer<typeof surveyPersonWireSchema>;

/**
 * A stored person in a reply. Fields a newer server adds are dropped; a person with an unknown value is passed through as it is.
 */
export const surveyPersonReplySchema = z.union([
  z.object({
    ...surveyPersonWireSchema.shape,
    answers: z.optional(z.nullable(z.object(bodyAnswersSchema.shape))),
  }),
  z.looseObject({}),
]);

/** The people of a survey in wire form, with several entries for a target whose people differ. */
export const surveyPersonsWireSchema = z.optional(
  z.nullable(z.array(surveyPersonWireSchema).check(z.maxLength(MOST_PERSONS))),
);

/** People as domain values, in their order. */
export function personsFromWire(wires: readonly SurveyPersonWire[] | null): readonly Person[] {
  return (wires ?? []).flatMap((wire) => {
    const target = TARGETS.find((each) => TARGET_KO[each] === wire.target);
    return target === undefined ? [] : [personFromWire(target, wire)];
  });
}

/** Wire form of a person: every field present. */
export function personToWire(person: Person): SurveyPersonWire {
  return {
    ...person,
    target: nameOf(TARGET_KO, person.target),
    answers: { ...person.answers },
    freeOf: person.freeOf.map((condition) => nameOf(HEALTH_CONDITION_KO, condition)),
  };
}

function personFromWire(target: Person['target'], wire: SurveyPersonWire): Person {
  const { count, sex, birthYear, heightCm, weightKg, activity, answers, freeOf } = wire;
  const stranger = aStranger(target);
  return {
    target,
    count: count ?? stranger.count,
    sex: sex ?? null,
    birthYear: birthYear ?? null,
    heightCm: heightCm ?? null,
    weightKg: weightKg ?? null,
    activity: activity ?? null,
    answers: givenAnswers(answers ?? {}),
    freeOf: HEALTH_CONDITIONS.filter((condition) => freeOf?.includes(HEALTH_CONDITION_KO[condition])),
  };
}

/** The given answers: an unanswered question has no key. */
function givenAnswers(answers: z.infer<typeof bodyAnswersSchema>): BodyAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer != null));
}
