import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { isOnlyState, stateName } from './state-names.ts';

const taxonomy = bundledTaxonomy();

describe('stateName', () => {
  it.each([
    ['미역, 말린것', '말린미역'],
    ['미역_생것', '생미역'],
    ['다시마 건', '말린다시마'],
    ['다시마 생 것', '생다시마'],
    ['미역줄기, 염장', '염장미역줄기'],
    ['고사리 말린거', '말린고사리'],
    ['새우 말린것', '말린새우'],
  ])('names the food of %s', (text, name) => {
    expect(taxonomy.names.readings.has(name)).toBe(true);
    expect(stateName(taxonomy, text)).toBe(name);
  });

  it.each(['고사리 삶은것', '양파 다진것', '말린것', '미역 100g', '당근 생것', ''])(
    'knows no other name for %s',
    (text) => {
      expect(stateName(taxonomy, text)).toBeNull();
    },
  );
});

describe('isOnlyState', () => {
  it.each(['말린것', '말린 것', '생것', '채 썬 것', '깐거', '염장', ' 불린 것 '])(
    'is true of %s',
    (words) => {
      expect(isOnlyState(words)).toBe(true);
    },
  );

  it.each(['햄버거', '미역', '말린 미역', '파다진것', '것', '', '부침용', '좋아하는 채소'])(
    'is false of %s',
    (words) => {
      expect(isOnlyState(words)).toBe(false);
    },
  );
});
