import { setTimeout as pause } from 'node:timers/promises';
import { changeMeal } from '@kkini/contract';
import { hardViolations, kitchenOf } from '@kkini/planner';
import { afterAll, describe, expect, it } from 'vitest';
import { lockSurveyRow, type StoredSurvey, saveSurvey } from '../../../db/stores/survey-store.ts';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { basisOf, loadSmallCatalogue } from '../../../testing/load-test-catalogue.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
afterAll(() => test.close());

describe('changing meals while the survey is being edited', () => {
  it('never saves a meal that the edit forbids', async () => {
    const id = await test.plan(aWireSurvey());
    const { days } = await readPlan(id);

    let finishEdit = () => {};
    const gate = new Promise<void>((open) => {
      finishEdit = open;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((notify) => {
      begun = notify;
    });
    const editing = test.database.transaction(async (queries) => {
      const survey = (await lockSurveyRow(queries, id))?.survey ?? null;
      begun();
      if (survey === null) throw new Error('no survey');
      await gate;
      const edited: StoredSurvey = {
        ...survey,
        answers: { ...survey.answers, eatingStyles: ['vegetarian'], excludedFoods: ['두부', '달걀'] },
      };
      await saveSurvey(queries, edited);
      return edited;
    });
    await hasBegun;
    const changing = days.map(({ dayMealId }) =>
      test.send(changeMeal.path, { dayMealId, mealType: '점심', category: '요리레시피' }),
    );
    await pause(200);
    finishEdit();
    const [edited, ...replies] = await Promise.all([editing, ...changing]);

    const basis = basisOf(test.catalogue);
    const visitor = visitorOf(basis, edited.answers);
    const after = await readPlan(id);
    const changed = after.days.filter((day) => day.changes > 0);
    expect(changed).toHaveLength(
      replies.filter((reply) => JSON.stringify(reply.body).includes('"ok"')).length,
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const { slots } of changed) {
      const candidate = basis.dishOf(slots.lunch);
      expect(candidate && hardViolations(candidate, visitor)).toEqual([]);
      expect(candidate?.kitchen).toBe(kitchenOf(visitor));
    }
  });
});

async function readPlan(id: string) {
  const { plan } = await test.stored(id);
  if (plan === null) throw new Error('no plan');
  return plan;
}
