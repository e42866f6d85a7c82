import {
  type DishLine,
  dishProfile,
  exclusionViolation,
  type Prohibitions,
  resolveExclusion,
  substituteLines,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();

const linesOf = (...ids: readonly string[]) =>
  ids.map((id): DishLine => ({ id, name: taxonomy.items.get(id)?.ko ?? id }));

function without(...texts: readonly string[]): Prohibitions {
  return { exclusions: texts.flatMap((text) => resolveExclusion(taxonomy, text)), hardTags: [] };
}

describe('substituteLines', () => {
  it.each([
    ['soy_sauce', '밀', 'soy_sauce_gf'],
    ['cooking_oil', '콩', 'canola_oil'],
    ['kimchi', '새우', 'vegan_kimchi'],
    ['oyster_sauce', '굴', 'vegan_oyster_sauce'],
    ['sugar', '설탕', 'allulose'],
    ['butter', '우유', 'olive_oil'],
  ])('replaces %s for someone without %s by %s', (from, excluded, to) => {
    const { lines, blocked } = substituteLines(taxonomy, linesOf(from), without(excluded));
    expect(lines).toEqual([{ ...linesOf(to)[0], originalId: from }]);
    expect(blocked).toEqual([]);
  });

  it('replaces by the first choice that is allowed itself', () => {
    const { lines } = substituteLines(taxonomy, linesOf('milk'), without('우유', '콩'));
    expect(lines.map((line) => line.id)).toEqual(['almond_milk']);
  });

  it('names the lines that no choice helps', () => {
    const { lines, blocked } = substituteLines(taxonomy, linesOf('kimchi', 'tofu'), without('새우', '마늘'));
    expect(blocked).toEqual(['김치']);
    expect(lines.map((line) => line.id)).toEqual(['kimchi', 'tofu']);
  });

  it('leaves out a line where that is the choice', () => {
    const none = { exclusions: [], hardTags: ['alcohol'] };
    const changed = substituteLines(taxonomy, linesOf('mirin', 'tofu'), none);
    expect(changed).toEqual({ lines: linesOf('tofu'), omittedIds: ['mirin'], blocked: [] });
  });

  it('replaces for a hard tag as well', () => {
    const { lines } = substituteLines(taxonomy, linesOf('soy_sauce'), {
      exclusions: [],
      hardTags: ['gluten'],
    });
    expect(lines.map((line) => line.id)).toEqual(['soy_sauce_gf']);
  });

  it('leaves allowed lines and the given list alone', () => {
    const given = Object.freeze(linesOf('tofu', 'soy_sauce'));
    expect(substituteLines(taxonomy, given, without('땅콩')).lines).toEqual(given);
  });

  it('reads a line that has no id', () => {
    const { lines } = substituteLines(taxonomy, [{ id: null, name: '진간장 2큰술' }], without('밀'));
    expect(lines).toEqual([{ id: 'soy_sauce_gf', name: '글루텐프리간장', originalId: 'soy_sauce' }]);
  });

  it('gives lines that pass, even where the title names the replaced food', () => {
    const { exclusions, hardTags } = without('새우');
    const { lines } = substituteLines(taxonomy, linesOf('kimchi', 'cooked_rice'), { exclusions, hardTags });
    const profile = dishProfile(taxonomy, { title: '김치볶음밥', lines });
    expect(exclusionViolation(profile, exclusions)).toBeNull();
  });
});
