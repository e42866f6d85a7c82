import { describe, expect, it } from 'vitest';
import { foundRecipePath, productDetailPath, readDetailTarget, recipeDetailPath } from './detail-address.ts';

describe('the address of a recipe or product', () => {
  it('is read back as it was written', () => {
    const target = { id: 'tofu-stew', surveyId: '5f1c2f0e', shareId: '2c8a9a0d', area: '강남 역' };
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
      expect(target).toEqual({ id, surveyId: '5f1c2f0e', shareId: null, area: null });
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
      id: 'from-address',
      surveyId: 'survey',
      shareId: null,
      area: null,
    });
    expect(readDetailTarget({ pathname: '/recipeDetail', search: '', state })?.id).toBe('from-state');
  });

  it.each([null, 'text', {}, { id: 3 }, { id: '' }, { id: ' ' }])(
    'names nothing without an id (%j)',
    (state) => {
      expect(readDetailTarget({ pathname: '/recipeDetail', search: '?id=+', state })).toBeNull();
    },
  );
});
