import { describe, expect, it } from 'vitest';
import { productDetailPath, readDetailTarget, recipeDetailPath } from './detail-address.ts';

describe('the address of a recipe or product', () => {
  it('is read back as it was written', () => {
    const target = { id: 'tofu-stew', surveyId: '5f1c2f0e', shareId: '2c8a9a0d', area: '강남 역' };
    const search = productDetailPath(target).split('?')[1] ?? '';
    expect(readDetailTarget({ search, state: null })).toEqual(target);
    expect(recipeDetailPath({ id: 'tofu-stew', surveyId: null })).toBe('/recipeDetail?id=tofu-stew');
  });

  it('goes before the navigation state', () => {
    const state = { id: 'from-state', surveyId: 'survey', area: null };
    expect(readDetailTarget({ search: '?id=from-address', state })).toEqual({
      id: 'from-address',
      surveyId: 'survey',
      shareId: null,
      area: null,
    });
    expect(readDetailTarget({ search: '', state })?.id).toBe('from-state');
  });

  it.each([null, 'text', {}, { id: 3 }, { id: '' }])('names nothing without an id (%j)', (state) => {
    expect(readDetailTarget({ search: '?id=', state })).toBeNull();
  });
});
