import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import { dryMatterShare } from './dry-matter-share.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();

function shareOf(text: string): number {
  const [line] = parseIngredientLine({ text, section: null }, tables);
  if (line === undefined || line.id === null) throw new Error(`${text} names no food`);
  return dryMatterShare(line, line.id, tables);
}

describe('dryMatterShare', () => {
  it.each([
    ['불린 모자반 25g', 1],
    ['불린 곰피 25g', 0.09],
    ['불린 쌀(80g)', 0.8],
    ['흰콩(불린 것) 30g', 0.45],
    ['삶은 강낭콩 50g', 0.45],
    ['불린 당면(7g)', 0.43],
  ])('weighs the dry food of %s', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });

  it.each([
    '미역 25g',
    '불린 미역 25g',
    '고사리(말린것) 10g',
    '쌀 80g',
    '데친 시금치 30g',
    '삶은 달걀 50g',
    '노란콩 25g(불린것 52g)',
  ])('leaves %s', (text) => {
    expect(shareOf(text)).toBe(1);
  });

  it.each(['말린 애호박 10g', '애호박(말린것) 10g', '말린 가지 10g', '생강가루 5g'])(
    'weighs %s as so much more of the fresh food',
    (text) => {
      expect(shareOf(text)).toBeGreaterThan(4);
      expect(shareOf(text)).toBeLessThanOrEqual(12);
    },
  );
});
