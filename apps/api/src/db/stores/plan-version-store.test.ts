import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { keepSurvey } from '../../testing/kept-things.ts';
import { loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';

// All other tests of calls that write cover the other half: in them the guard refuses nothing.
it('is missed by no test whose writer forgets to renew it', async () => {
  const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
  const { surveyId, dayMealId } = await keepSurvey(test, null);
  const run = (statement: string) => test.database.transaction((queries) => queries.execute(statement));
  const day = `update day_meals set changes = 1 where id = '${dayMealId}'`;
  const renewed = `update plans set version = gen_random_uuid() where survey_id = '${surveyId}'`;
  for (const [statement, table] of [
    ["update surveys set excluded_foods = '[]'", 'surveys'],
    ['update plans set regeneration = 3', 'plans'],
    [day, 'day_meals'],
    [`delete from day_meals where id = '${dayMealId}'`, 'day_meals'],
  ] as const) {
    const refused = await run(statement).catch((error: Error) => error.cause ?? error);
    expect(refused).toMatchObject({ message: expect.stringContaining(`${table} changed without a new`) });
  }
  await run(`${day}; ${renewed}`);
  await run('delete from surveys');
  await test.close();
});
