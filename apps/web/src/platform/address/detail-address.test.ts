import { describe, expect, it } from 'vitest';
import {
  type DetailTarget,
  foundRecipePath,
  productDetailPath,
  readDetailTarget,
  recipeDetailPath,
  recipeRequest,
} from './detail-address.ts';

const NOTHING = {
  id: 'tofu-stew',
  surveyId: null,
  shareId: null,
  area: null,
  date: null,
  mealTime: null,
  people: null,
} satisfies DetailTarget;

describe('the address of a recipe or product', () => {
  it('is read back as it was written', () => {
    const target: DetailTarget = {
      id: 'tofu-stew',
      surveyId: '5f1c2f0e',
      shareId: '2c8a9a0d',
      area: '강남 역',
      date: '2025-11-20',
      mealTime: 'lunch',
      people: 3,
    };
    const search = productDetailPath(target).split('?')[1] ?? '';
    expect(readDetailTarget({ pathname: '/recipeDetail', search, state: null })).toEqual(target);
    expect(recipeDetailPath({ id: 'tofu-stew', surveyId: null })).toBe('/recipeDetail?id=tofu-stew');
  });

  it.each(['tofu-stew', '두부/찌개 1%'])(
    'of a recipe that was searched for has its id in the path (%s)',
    (id) => {
      const [pathname = '', search = ''] = foundRecipePath({ id, surveyId: '5f1c2f0e' }).split('?');
      expect(pathname).toBe(`/recipeDetail/${encodeURIComponent(id)}`);
      const target = readDetailTarget({ pathname, search, state: { id: 'from-state' } });
      expect(target).toEqual({ ...NOTHING, id, surveyId: '5f1c2f0e' });
      expect(foundRecipePath({ id: 'a', surveyId: null })).toBe('/recipeDetail/a');
    },
  );

  it('may be written by hand', () => {
    const target = readDetailTarget({ pathname: '/recipeDetail/우유 1%', search: '', state: null });
    expect(target?.id).toBe('우유 1%');
  });

  it('goes before the navigation state', () => {
    const state = { id: 'from-state', surveyId: 'survey', area: null };
    expect(readDetailTarget({ pathname: '/recipeDetail', search: '?id=from-address', state })).toEqual({
      ...NOTHING,
      id: 'from-address',
      surveyId: 'survey',
    });
    expect(readDetailTarget({ pathname: '/recipeDetail', search: '', state })?.id).toBe('from-state');
  });

  it.each([null, 'text', {}, { id: 3 }, { id: '' }, { id: ' ' }])(
    'names nothing without an id (%j)',
    (state) => {
      expect(readDetailTarget({ pathname: '/recipeDetail', search: '?id=+', state })).toBeNull();
    },
  );

  it.each(['?id=a&date=2025-02-30', '?id=a&mealTime=supper', '?id=a&people=0', '?id=a&people=9'])(
    'names neither day, meal nor people that cannot be (%s)',
    (search) => {
      const target = readDetailTarget({ pathname: '/recipeDetail', search, state: null });
      expect(target).toEqual({ ...NOTHING, id: 'a' });
    },
  );
});

describe('what the server is asked for a recipe', () => {
  const meal = { date: '2025-11-20', mealTime: 'lunch' } as const;
  const surveyId = '5f1c2f0e';
  it.each([
    { of: 'a meal of a plan', target: { ...meal, surveyId }, request: { surveyId, ...meal } },
    { of: 'a survey without a meal', target: { surveyId }, request: { surveyId } },
    { of: 'a shared plan', target: meal, request: { surveyId: null } },
  ])('is that of $of', ({ target, request }) => {
    expect(recipeRequest({ ...NOTHING, ...target })).toEqual({ id: 'tofu-stew', ...request });
  });
});
