import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent, bundledParts } from '../../testing/bundled-content.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { checkLightSteps } from './check-light-steps.ts';

type Line = ComponentEntry['ingredients'][number];

const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };
const soup = bundledComponent('sogogi-miyeok-guk');
/** Of two tablespoons, so that the light list has one. */
const soySauce: Line = {
  id: 'soup_soy_sauce',
  grams: 36,
  amount: '2큰술',
  mild: { grams: 18, amount: '1큰술' },
};

/** Problems of a soup of these lines with these steps. */
function problemsOf(texts: readonly string[], ...ingredients: readonly Line[]) {
  const steps = texts.map((ko) => ({ ko, en: '', active: 9 }));
  return checkLightSteps({ ...soup, ingredients: [...ingredients], steps }, foods);
}

describe('the steps of a dish whose light version has half of its soy sauce', () => {
  it.each([
    ['tell no amount', ['국간장으로 간해요.']],
    ['tell less than that in all', ['국간장 1작은술로 밑간해요.', '국간장 1작은술로 간해요.']],
  ])('may %s', (_what, texts) => {
    expect(problemsOf(texts, soySauce)).toEqual([]);
  });

  it.each([
    ['tell all of it', ['국간장 2큰술로 간해요.']],
    ['leave none of it for the last step', ['국간장 1큰술로 밑간해요.', '남은 국간장으로 간해요.']],
    ['tell more in all', ['국간장 2작은술로 밑간해요.', '국간장 1큰술로 간해요.']],
  ])('may not %s', (_what, texts) => {
    const repair = expect.stringMatching(/^tell a part of 국간장 .* the list has 1큰술 of it$/);
    expect(problemsOf(texts, soySauce)).toEqual([{ field: 'ingredients.0', repair }]);
  });

  it('call it by the name the dish has for it', () => {
    const text = '조선간장 2큰술로 간해요.';
    expect(problemsOf([text], soySauce)).toEqual([]);
    expect(problemsOf([text], { ...soySauce, name: '조선간장' })).toMatchObject([
      { repair: expect.stringContaining('조선간장') },
    ]);
  });
});

it('All of a pinch may be stated, of which the light list has as much', () => {
  const pinch: Line = { id: 'salt', grams: 0.4, amount: '1꼬집', mild: null };
  expect(problemsOf(['국간장과 소금 1꼬집으로 간해요.'], soySauce, pinch)).toEqual([]);
});

/** The kimchi hot pot, cooked as its mild version when light but with more soup soy sauce, whose second mild step is this. */
function hotPot(ko: string) {
  const entry = structuredClone(bundledComponent('kimchi-jeongol'));
  const steps = entry.steps.map((step, at) => (at === 1 ? { ...step, mild: { ko, en: ko } } : step));
  const field = `ingredients.${entry.ingredients.findIndex(({ id }) => id === 'soup_soy_sauce')}`;
  return { field, findings: checkLightSteps({ ...entry, steps }, foods) };
}

describe('the mild steps of a dish whose light version is cooked alike, with more of its soy sauce', () => {
  it.each(['육수에 국간장을 풀어요.', '육수에 국간장 절반을 풀어요.'])('may be: %s', (ko) => {
    expect(hotPot(ko).findings).toEqual([]);
  });

  it('tell no whole amount of it', () => {
    const { field, findings } = hotPot('육수에 국간장 1/2큰술을 풀어요.');
    expect(findings).toEqual([{ field, repair: expect.stringMatching(/^tell no amount of 국간장/) }]);
  });
});
