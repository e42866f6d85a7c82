import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkUsedUp } from './check-used-up.ts';

/** Fields of the problems of a roll with 1큰술 of oil and these steps. */
function problemsOf(texts: readonly string[]) {
  return checkUsedUp(bundledComponent('gimbap', texts), bundledTaxonomy()).filter(({ field }) =>
    field.endsWith('ko'),
  );
}

describe('steps with a tablespoon of oil', () => {
  it.each([
    ['a half and the rest', ['식용유 절반을 두르고 부쳐요.', '남은 식용유로 볶아요.']],
    ['a teaspoon and the rest', ['식용유 1작은술로 부쳐요.', '나머지 식용유를 넣어요.']],
    ['some of two foods and the rest', ['식용유와 소금 2/3씩을 넣어요.', '남은 식용유를 둘러요.']],
    ['what has been prepared of it', ['식용유에 파를 섞어요.', '데운 다음 섞은 식용유를 둘러요.']],
  ])('may use %s', (_what, texts) => {
    expect(problemsOf(texts)).toEqual([]);
  });

  it.each([
    ['the rest after no part', ['밥을 펴요.', '남은 식용유로 볶아요.'], /how much 식용유 goes in/],
    ['all of it twice', ['식용유를 두르고 부쳐요.', '소금, 식용유를 넣고 볶아요.'], /has used all 식용유/],
    [
      'it again after the rest',
      ['식용유 절반과 파를 넣어요.', '남은 식용유를 둘러요.', '식용유를 둘러요.'],
      /used all/,
    ],
  ])('may not use %s', (_what, texts, repair) => {
    const step = texts.length - 1;
    expect(problemsOf(texts)).toEqual([{ field: `steps.${step}.ko`, repair: expect.stringMatching(repair) }]);
  });
});
