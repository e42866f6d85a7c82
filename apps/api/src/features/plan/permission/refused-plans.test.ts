import { createMealPlan, errorEnvelopeSchema, replanRest } from '@kkini/contract';
import type { RefusalReason } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/open-test-database.ts';
import {
  type Answers,
  FASTING,
  fasting,
  PERSON,
  refused,
  refusingServer,
  saying,
} from '../../../testing/refused-plan.ts';

const server = await refusingServer();
const { test, calls } = server;
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

describe('a plan that must not be made (safety-rules section 12)', () => {
  it.each<[string, Answers, string, RefusalReason, string | null, readonly string[]]>([
    ['5', fasting('breakfast', 'lunch', 'dinner'), FASTING, 'R0', null, ['chooseMeals']],
    [
      '5, diabetes',
      { ...fasting('breakfast', 'lunch', 'dinner'), health: ['당뇨'] },
      FASTING,
      'R0',
      null,
      ['chooseMeals'],
    ],
    [
      '6, yes',
      { ...fasting('breakfast'), health: ['당뇨'], persons: [saying('본인', { insulin: 'yes' })] },
      FASTING,
      'R2',
      'self',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '6, unsure',
      { ...fasting('breakfast'), health: ['당뇨'], persons: [saying('본인', { insulin: 'unsure' })] },
      FASTING,
      'R2',
      'self',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '8',
      { ...fasting('breakfast'), step1: ['자녀'], health: ['비만'] },
      FASTING,
      'R3',
      'child',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '9, two meals',
      {
        ...fasting('breakfast', 'lunch'),
        step1: ['자녀'],
        persons: [saying('자녀', {}, { birthYear: 2012 })],
      },
      FASTING,
      'R3',
      'child',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '9, of two people',
      { ...fasting('lunch'), step1: ['본인', '자녀'] },
      FASTING,
      'R3',
      'child',
      ['lighterMeals', 'withoutPerson'],
    ],
    [
      '10',
      { ...fasting('breakfast'), persons: [saying('본인', { pregnancy: 'pregnant' })] },
      FASTING,
      'R4',
      'self',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '11',
      { ...fasting('dinner'), health: ['간질환'], persons: [saying('본인', { cirrhosis: 'yes' })] },
      FASTING,
      'R5',
      'self',
      ['lighterMeals', 'chooseMeals'],
    ],
    [
      '24, alone',
      { persons: [saying('본인', { kidney: 'stage4to5' })] },
      PERSON,
      'kidney',
      'self',
      ['browseRecipes'],
    ],
    [
      '24, with somebody',
      { step1: ['본인', '배우자'], persons: [saying('본인', { kidney: 'stage4to5' })] },
      PERSON,
      'kidney',
      'self',
      ['withoutPerson', 'browseRecipes'],
    ],
    ['29', { persons: [saying('본인', { swallow: 'yes' })] }, PERSON, 'swallow', 'self', ['browseRecipes']],
    [
      '24, told among the excluded foods',
      { excludedIngredients: ['새우', '신장투석 중이에요'] },
      PERSON,
      'kidneyStated',
      null,
      ['editExcluded', 'browseRecipes'],
    ],
  ])(
    'is refused with its reason and ways on, and nothing is kept: case %s',
    async (...[, answers, code, reason, target, waysOn]) => {
      const id = await calls.aSurveyId(answers);
      const error = refused(await calls.create(id), { code, reason });
      expect({ target: error.target, waysOn: error.waysOn }).toEqual({ target, waysOn });
      expect((await test.stored(id)).plan).toBeNull();
    },
  );

  it.each<[string, Answers, readonly string[]]>([
    ['6, unanswered', { ...fasting('breakfast'), health: ['당뇨'] }, ['D2']],
    ['8, with a light breakfast', { step1: ['자녀'], health: ['비만'] }, []],
    [
      '10, three meals',
      { eatingHabits: ['다이어트'], persons: [saying('본인', { pregnancy: 'pregnant' })] },
      [],
    ],
    ['24, for the other', { step1: ['배우자'], persons: [saying('본인', { kidney: 'stage4to5' })] }, []],
    ['one meal a day, confirmed', { ...fasting('breakfast', 'lunch'), confirmations: ['D1'] }, []],
  ])(
    'is made where it may be, and says what nobody has answered: case %s',
    async (_case, answers, dialogs) => {
      const id = await calls.aSurveyId(answers);
      const { status, body } = await calls.create(id);
      expect(status).toBe(200);
      const { confirmations, refusal } = createMealPlan.reply.parse(body).quality;
      expect({ confirmations, refusal }).toEqual({ confirmations: dialogs, refusal: null });
    },
  );

  it('leaves an older plan and the answers as they were', async () => {
    const { id } = await calls.aPlan();
    const before = await test.stored(id);
    const named = { meal_categories: fasting('breakfast', 'lunch', 'dinner').mealCategory };
    refused(await calls.create(id, named), { code: FASTING, reason: 'R0' });
    expect(await test.stored(id)).toEqual(before);
  });

  it('is not saved when the answers forbid it while it is being made', async () => {
    const id = await calls.aSurveyId(fasting('breakfast'));
    server.planner.disturb = () => calls.edit(id, { persons: [saying('본인', { insulin: 'yes' })] });
    refused(await calls.create(id), { code: FASTING, reason: 'R2' });
    expect((await test.stored(id)).plan).toBeNull();
  });
});

describe('a word nobody knows for a severe allergy', () => {
  const severe = (...foods: readonly string[]) => ({
    excludedIngredients: ['땅콩', ...foods],
    excludedStrictness: foods.map((ingredient) => ({ ingredient, strictness: '심한 알레르기' })),
  });

  it('waits for another word in every call that brings a meal, which names the field and not the word', async () => {
    const { id, change } = await calls.aPlan(severe());
    await calls.edit(id, severe('쿠쿠루삐삐'));
    const { plan } = await test.stored(id);
    const replies = [
      await calls.create(id),
      await change('점심', '밀키트'),
      await test.send(replanRest.path, { surveyId: id }),
    ];
    for (const { status, body } of replies) {
      const { error } = errorEnvelopeSchema.parse(body);
      expect({ status, code: error.code }).toEqual({ status: 422, code: 'EXCLUSION_UNREAD' });
      expect(error.details?.map(({ field }) => field)).toEqual(['excluded_ingredients.1']);
      expect(error.reason).toMatch(/[가-힣]/);
      expect(JSON.stringify(body)).not.toContain('쿠쿠루삐삐');
    }
    expect((await test.stored(id)).plan).toEqual(plan);
    const { quality } = await test.shown(id);
    expect(quality?.refusal?.reasonCode).toBe('exclusionUnread');
    expect(quality?.days.filter(({ verdict }) => verdict === 'within')).toEqual([]);
    expect((await change('점심', '공복')).status).toBe(200);
  });

  it('waits too where the word is only like the name of a food', async () => {
    const { body } = await calls.create(await calls.aSurveyId(severe('새웋')));
    expect(errorEnvelopeSchema.parse(body).error.code).toBe('EXCLUSION_UNREAD');
  });

  it('blocks by its letters where it is not severe, and is told', async () => {
    const id = await calls.aSurveyId({ excludedIngredients: ['쿠쿠루삐삐'] });
    const { body } = await calls.create(id);
    expect(createMealPlan.reply.parse(body).quality.unknownExclusions).toEqual(['쿠쿠루삐삐']);
  });
});
