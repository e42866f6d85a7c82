import {
  answersFromWire,
  changeMeal,
  errorEnvelopeSchema,
  getMealPlan,
  surveyWireSchema,
} from '@kkini/contract';
import {
  ACTIVITIES,
  BODY_QUESTIONS,
  EMPTY_SURVEY,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  MEAL_STYLE_KO,
  MEAL_TIMES,
  PLAN_DIALOGS,
  planPermission,
  SEXES,
  STRICTNESS,
  STRICTNESS_KO,
  TARGET_KO,
  TARGETS,
} from '@kkini/domain';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planCalls } from '../../../testing/refused-plan.ts';

/** Every run uses the same surveys. */
const RUNS = { seed: 20_261_125, numRuns: runs(40) };
const YEAR = 2026;

const test = await buildTestApp();
const calls = planCalls(test);
afterAll(() => test.close());

const open = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 });
const answers = fc.record(
  Object.fromEntries(
    Object.entries(BODY_QUESTIONS).map(([question, given]) => [
      question,
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...given) },
      ),
    ]),
  ),
);
const person = fc.record({
  target: fc.constantFrom(...TARGETS.map((target) => TARGET_KO[target])),
  count: open(fc.integer({ min: 1, max: 20 })),
  sex: open(fc.constantFrom(...SEXES)),
  birthYear: open(fc.oneof(fc.integer({ min: 1930, max: 2026 }), fc.constantFrom(-1, 0.5, 9999))),
  heightCm: open(fc.oneof(fc.integer({ min: 90, max: 200 }), fc.constantFrom(-0, 17, 151.7))),
  weightKg: open(fc.oneof(fc.integer({ min: 12, max: 160 }), fc.constantFrom(0, 9999, 43.9))),
  activity: open(fc.constantFrom(...ACTIVITIES)),
  answers: open(answers),
});
const style = fc.oneof(
  { weight: 2, arbitrary: fc.constant(MEAL_STYLE_KO.fasting) },
  { weight: 5, arbitrary: fc.constantFrom(MEAL_STYLE_KO.simpleRecipe, MEAL_STYLE_KO.lunchBox) },
);
const WORDS = ['땅콩', '우유', '노른자', '땅쿵', '매운거', '새우 말고 다 괜찮아요', '쿠쿠루삐삐', 'peanut'];
const surveys = fc.record({
  step1: fc.subarray(TARGETS.map((target) => TARGET_KO[target])),
  mealCategory: fc.record({ breakfast: style, lunch: style, dinner: style }),
  health: fc.subarray(
    HEALTH_CONDITIONS.map((condition) => HEALTH_CONDITION_KO[condition]),
    { maxLength: 3 },
  ),
  persons: fc.array(person, { maxLength: 4 }),
  confirmations: fc.subarray([...PLAN_DIALOGS]),
  excludedIngredients: fc.subarray(WORDS, { maxLength: 3 }),
  excludedStrictness: fc.array(
    fc.record({
      ingredient: fc.constantFrom(...WORDS),
      strictness: fc.constantFrom(...STRICTNESS.map((each) => STRICTNESS_KO[each])),
    }),
    { maxLength: 2 },
  ),
});

/** The outcome of a call that serves a meal; throws for a fault. */
function outcomeOf({ status, body }: { readonly status: number; readonly body: unknown }): string {
  if (status === 200) return 'ok';
  const { error } = errorEnvelopeSchema.parse(body);
  expect(status).toBe(422);
  expect(error.reason).toMatch(/[가-힣]/);
  const ways = error.code === 'EXCLUSION_UNREAD' ? error.details : error.waysOn;
  expect(ways?.length).toBeGreaterThan(0);
  return error.reasonCode ?? error.code;
}

it('either plans a random survey or refuses it with a reason and a way on, as its answers ask', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(surveys, async (wire) => {
      const id = await calls.aSurveyId(wire);
      const outcome = outcomeOf(await calls.create(id));
      seen.add(outcome === 'ok' ? 'ok' : 'refused');
      const said = { ...EMPTY_SURVEY, ...answersFromWire(surveyWireSchema.parse(aWireSurvey(wire))) };
      const permission = planPermission(said, YEAR);
      const expected = permission.kind === 'refuse' ? [permission.reason] : ['ok', 'EXCLUSION_UNREAD'];
      expect(expected).toContain(outcome);
      const { plan } = await test.stored(id);
      expect(plan?.days.length).toBe(outcome === 'ok' ? 7 : undefined);
      if (plan === null) return;
      for (const mealType of MEAL_TIMES) {
        const dayMealId = plan.days[0]?.dayMealId;
        const before = (await test.stored(id)).plan;
        const reply = await test.send(changeMeal.path, { dayMealId, mealType, category: '공복' });
        if (outcomeOf(reply) !== 'ok') expect((await test.stored(id)).plan).toEqual(before);
      }
      const { body } = await test.send(getMealPlan.path, { surveyId: id });
      // No refused plan or meal is stored.
      expect(getMealPlan.reply.parse(body).quality?.refusal).toBeNull();
      const kept = (await test.stored(id)).plan?.days[0]?.slots;
      expect(MEAL_TIMES.some((time) => kept?.[time].kind !== 'fasting')).toBe(true);
    }),
    RUNS,
  );
  expect([...seen].sort()).toEqual(['ok', 'refused']);
});
