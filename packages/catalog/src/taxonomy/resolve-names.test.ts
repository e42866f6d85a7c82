import { resolveIngredientText, resolveTitle } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const { items, traps, ambiguous, exactOnly, exactOnlyPrefixes, quickChips, autocomplete } = taxonomy.source;
const names = items.flatMap((item) => [item.ko, ...item.synonyms].map((name) => [name, item.id] as const));
const read = (text: string) => resolveIngredientText(taxonomy, text);

describe('names', () => {
  it('resolve to their one id, all 10,480 of them and more', () => {
    const wrong = names.filter(
      ([name, id]) => read(name).ids.join() !== id || read(name).unresolved.length > 0,
    );
    expect(names.length).toBeGreaterThanOrEqual(10_480);
    expect(wrong).toEqual([]);
  });

  it('resolve with an amount, a preparation and decomposed letters as well', () => {
    const wrong = names.filter(([name, id]) => {
      const texts = [`${name} 100g`, `국산 ${name} 2개`, `${name} 약간`, name.normalize('NFD'), ` ${name} `];
      return texts.some((text) => read(text).ids.join() !== id);
    });
    expect(wrong).toEqual([]);
  });

  it('of one syllable are never found inside another word', () => {
    const inside = exactOnly.filter((name) => read(`흐흐${name}`).unresolved.length === 0);
    expect(inside).toEqual([]);
    expect(names.filter(([name]) => name.length === 1 && !exactOnly.includes(name))).toEqual([]);
  });

  it('of one syllable are found after their listed prefixes', () => {
    const lost = Object.entries(exactOnlyPrefixes).flatMap(([name, prefixes]) =>
      prefixes.map((prefix) => prefix + name).filter((text) => read(text).unresolved.length > 0),
    );
    expect(lost).toEqual([]);
  });

  it('that are ambiguous keep all their candidates', () => {
    for (const { text, candidates } of ambiguous) {
      const { ids, candidates: open } = read(text);
      expect([text, ...ids, ...open.flat()]).toEqual([text, ...candidates]);
    }
  });

  it('and ids resolve alike', () => {
    expect(items.filter((item) => read(item.id).ids.join() !== item.id)).toEqual([]);
    expect(read('Shrimp').ids).toEqual(['shrimp']);
  });

  it('of chips and suggested foods resolve to their food or one below it', () => {
    for (const { label, id } of [...quickChips, ...autocomplete]) {
      const reached = read(label).ids.map((found) => taxonomy.closures.get(found)?.up.has(id));
      expect([label, ...reached]).toEqual([label, ...reached.map(() => true)]);
      expect(reached.length).toBeGreaterThan(0);
    }
  });
});

describe('traps', () => {
  it.each(traps)('$text is $resolvesTo', ({ text, resolvesTo, mustContain }) => {
    const { ids, candidates, unresolved } = read(text);
    if (resolvesTo === '(unresolved)') {
      expect([ids, candidates, unresolved]).toEqual([[], [], [text]]);
      return;
    }
    expect([ids, candidates, unresolved]).toEqual([[resolvesTo], [], []]);
    const up = taxonomy.closures.get(resolvesTo)?.up;
    expect(mustContain.filter((id) => up?.has(id) !== true)).toEqual([]);
  });

  it('are all 58 of the list', () => {
    expect(traps).toHaveLength(58);
  });
});

describe('titles', () => {
  it.each([
    ['굴전', 'oyster'],
    ['배추국', 'napa_cabbage'],
    ['맑은 북엇국', 'dried_pollock'],
    ['뭇국', 'radish'],
    ['비건김치찌개', 'vegan_kimchi'],
    ['애호박전과 현미밥', 'zucchini brown_rice_cooked'],
    ['땅콩 버터 쿠키', 'peanut_butter cookie'],
    ['연어스테이크', 'salmon'],
    ['김치볶음밥', 'kimchi'],
    ['얼굴이 웃는 동굴', ''],
  ])('of "%s" name %s', (title, ids) => {
    expect(resolveTitle(taxonomy, title).ids.join(' ')).toBe(ids);
  });

  it.each([
    ['새우튀김', 'shrimp', 'tempura'],
    ['두부 파스타', 'tofu', 'pasta'],
    ['병아리콩 카레', 'chickpea', 'curry_powder'],
    ['콩나물국밥', 'soybean_sprout', 'gukbap'],
    ['두부스테이크', 'tofu', ''],
    ['배추쌈', 'napa_cabbage', ''],
  ])('of "%s" name %s, and %s by the dish word alone', (title, ids, dishWordIds) => {
    const found = resolveTitle(taxonomy, title);
    expect([found.ids.join(), found.dishWordIds.join()]).toEqual([ids, dishWordIds]);
  });
});
