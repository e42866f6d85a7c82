import { getMealPlan, shoppingList, upsertSurvey } from '@kkini/contract';
import { EMPTY_SURVEY, fail, ok } from '@kkini/domain';
import { expect, it, vi } from 'vitest';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { saveSurvey, updateSurvey } from './save-survey.ts';

const draft = { ...EMPTY_SURVEY, areas: ['강남'], refusedExtras: ['uyu'] };

it('stores the answers the survey asks for, and leaves a stored survey what was refused on its plan', async () => {
  const platform = fakePlatform();
  const request = () => platform.calls.at(-1)?.request;
  await saveSurvey(platform, { surveyId: TEST_SURVEY_ID, draft, lastStep: 'inputCheck' });
  expect(request()).toMatchObject({ id: TEST_SURVEY_ID, area: ['강남'] });
  expect(request()).not.toHaveProperty('refusedExtras');
  await updateSurvey(platform, TEST_SURVEY_ID, { draft });
  expect(platform.updates).toMatchObject([{ id: TEST_SURVEY_ID, row: { area: ['강남'] } }]);
  expect(platform.updates[0]?.row).not.toHaveProperty('refusedExtras');
  // A survey stored as a new one has none yet.
  await saveSurvey(platform, { surveyId: null, draft, lastStep: 'inputCheck' });
  expect(request()).toMatchObject({ area: ['강남'], refusedExtras: ['uyu'] });
});

it('forgets the plan of earlier answers once others are stored, and only then', async () => {
  const platform = fakePlatform();
  const forget = vi.spyOn(platform.server, 'forget');
  await updateSurvey(platform, TEST_SURVEY_ID, { lastStep: 'area' });
  platform.failUpdates('busy');
  await updateSurvey(platform, TEST_SURVEY_ID, { draft });
  expect(forget).not.toHaveBeenCalled();
  platform.failUpdates(null);
  await updateSurvey(platform, TEST_SURVEY_ID, { draft });
  await saveSurvey(platform, { surveyId: TEST_SURVEY_ID, draft, lastStep: 'inputCheck' });
  const paths = forget.mock.calls.map(([{ path }]) => path);
  expect(paths).toEqual([1, 2].flatMap(() => [getMealPlan.path, shoppingList.path]));
});

it('says from which exclusions the answers start, where that is known', async () => {
  const platform = fakePlatform();
  const known = { draft: { ...draft, excludedFoods: ['땅콩'] }, knownExclusions: ['새우'] };
  await saveSurvey(platform, { surveyId: TEST_SURVEY_ID, ...known, lastStep: 'inputCheck' });
  await updateSurvey(platform, TEST_SURVEY_ID, known);
  const shown = { excludedIngredients: ['땅콩'], basedOn: { excludedIngredients: ['새우'] } };
  expect(platform.calls.at(-1)?.request).toMatchObject(shown);
  expect(platform.updates).toMatchObject([{ row: shown }]);
  await updateSurvey(platform, TEST_SURVEY_ID, { draft });
  expect(platform.updates.at(-1)?.row).not.toHaveProperty('basedOn');
});

it('creates with one id until the server has answered, so that a lost answer makes no second survey', async () => {
  const platform = fakePlatform();
  const create = () => saveSurvey(platform, { surveyId: null, draft, lastStep: 'intro' });
  const lost = { ...OFFLINE, mayBeDone: true };
  for (const answer of [fail(lost), ok({ lastInsertId: TEST_SURVEY_ID }), fail({ ...lost, code: 'busy' })]) {
    platform.answer(upsertSurvey.path, () => answer);
    await create();
  }
  await create();
  const ids = platform.calls.map(({ request }) => (request as { readonly newId: string }).newId);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

it('creates without an id of its own on a server that does not know the field', async () => {
  const platform = fakePlatform();
  const unknown = { ...OFFLINE, code: 'invalidRequest', status: 400, fields: ['newId'] };
  platform.answer(upsertSurvey.path, (request) =>
    Object.hasOwn(Object(request), 'newId') ? fail(unknown) : ok({ lastInsertId: TEST_SURVEY_ID }),
  );
  const saved = await saveSurvey(platform, { surveyId: null, draft, lastStep: 'intro' });
  expect(saved).toEqual(ok(TEST_SURVEY_ID));
});
