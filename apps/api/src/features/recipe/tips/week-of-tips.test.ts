import { aStranger, MEAL_TIMES, type Survey } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { checkTip, judgeGuide, type Tip, writeTip } from '@kkini/tips';
import { describe, expect, it } from 'vitest';
import type { StoredDay } from '../../../db/stored-plan.ts';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { InThreadPlanner } from '../../../testing/workers/in-thread-planner.ts';
import { dishOf, entryOf } from './planned-dish.ts';
import type { TipQuestion } from './tip-facts-for.ts';
import { planKey, TipsOfPlans } from './tips-of-plans.ts';

const catalogue = await loadTestCatalogue();
const planner = new InThreadPlanner(catalogue);

/** Requests of a visitor who opens every meal of a week planned for these people. */
function questionsOfWeek(survey: Survey): Promise<readonly TipQuestion[]> {
  const key = JSON.stringify(survey);
  const questions = questionsBySurvey.get(key) ?? askedOfWeek(survey);
  questionsBySurvey.set(key, questions);
  return questions;
}

const questionsBySurvey = new Map<string, Promise<readonly TipQuestion[]>>();

async function askedOfWeek(survey: Survey): Promise<readonly TipQuestion[]> {
  const { value } = await planner.ask({ kind: 'planWeek', survey, seed: 1 });
  const days = value.week.map(
    (day, at): StoredDay => ({ ...day, dayMealId: String(at), changes: 0, chosen: [] }),
  );
  return days.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const entry = entryOf(catalogue, dishOf(slots[mealTime]) ?? '');
      return entry === null ? [] : [{ entry, answers: survey, days, meal: { date, mealTime }, variant: 0 }];
    }),
  );
}

const factsOf = (plans: TipsOfPlans, question: TipQuestion) =>
  plans.factsOf(catalogue, question, planKey(catalogue, question));

/** The tips of every meal of that week, as displayed. */
async function tipsOfWeek(survey: Survey) {
  const plans = new TipsOfPlans();
  const tips = [];
  for (const question of await questionsOfWeek(survey)) {
    const facts = await factsOf(plans, question);
    tips.push({ facts, ...writeTip(catalogue.taxonomy, facts) });
  }
  return tips;
}

/** Share of lines whose wording another meal of the week also uses. */
function shareSaidTwice(tips: readonly Pick<Tip, 'lines'>[]): number {
  const all = tips.flatMap(({ lines }) => lines.map(({ wording }) => wording));
  return all.filter((each) => all.indexOf(each) !== all.lastIndexOf(each)).length / all.length;
}

describe('the tips of one week', () => {
  it.each([
    ['diabetes', aSurvey({ healthConditions: ['diabetes'] })],
    ['high blood pressure', aSurvey({ healthConditions: ['hypertension'] })],
  ] as const)('seldom say a sentence again and pass every check: %s', async (name, survey) => {
    const tips = await tipsOfWeek(survey);
    expect(tips.length, name).toBeGreaterThan(14);
    expect(shareSaidTwice(tips)).toBeLessThanOrEqual(0.05);
    for (const { lines, bounds, facts, guide } of tips) {
      if (bounds === null) continue;
      const said = lines.map(({ text }) => text.ko);
      expect(checkTip(catalogue.taxonomy, said, { facts, bounds }), guide.ko).toEqual([]);
      // Includes the actions of the day's other meals.
      expect(judgeGuide(catalogue.taxonomy, lines, facts), guide.ko).toEqual([]);
    }
  });

  it.each([
    ['a family', aSurvey({ targets: ['self', 'child'] })],
    ['pregnancy', aSurvey({ persons: [{ ...aStranger('self'), answers: { pregnancy: 'trimester2' } }] })],
    ['warfarin', aSurvey({ persons: [{ ...aStranger('self'), answers: { warfarin: 'yes' } }] })],
  ] as const)('say something useful at several meals without any condition: %s', async (name, survey) => {
    const tips = (await tipsOfWeek(survey)).filter(({ lines }) => lines.length > 0);
    expect(tips.length, name).toBeGreaterThanOrEqual(3);
    expect(shareSaidTwice(tips), name).toBe(0);
    for (const { lines, facts, guide } of tips) {
      expect(judgeGuide(catalogue.taxonomy, lines, facts), guide.ko).toEqual([]);
    }
  });

  it('are none for who chose nothing', async () => {
    expect((await tipsOfWeek(aSurvey({}))).map(({ guide }) => guide.ko).join('')).toBe('');
  });

  it('say the same in whatever order they are asked for, and side by side', async () => {
    const questions = await questionsOfWeek(aSurvey({ healthConditions: ['diabetes'] }));
    const inOrder = new TipsOfPlans();
    const expected = [];
    for (const question of questions) expected.push((await factsOf(inOrder, question)).said);
    const [backwards, together] = [new TipsOfPlans(), new TipsOfPlans()];
    const reversed = [];
    for (const question of [...questions].reverse()) reversed.push((await factsOf(backwards, question)).said);
    expect(reversed.reverse()).toEqual(expected);
    const atOnce = await Promise.all(questions.map((question) => factsOf(together, question)));
    expect(atOnce.map(({ said }) => said)).toEqual(expected);
  });

  it('do not say what the tips of another plan say', async () => {
    const plans = new TipsOfPlans();
    const [here, elsewhere] = await Promise.all(
      (['diabetes', 'gout'] as const).map((each) => questionsOfWeek(aSurvey({ healthConditions: [each] }))),
    );
    const last = elsewhere?.at(-1);
    if (here === undefined || last === undefined) throw new Error('a week has meals');
    for (const question of here) await factsOf(plans, question);
    expect(await factsOf(plans, last)).toEqual(await factsOf(new TipsOfPlans(), last));
  });
});
