import { describe, expect, it } from 'vitest';
import { readMappings } from './read-mappings.ts';

const HEADER = 'id,figures,source,key,factor,estimated,note\n';

describe('readMappings', () => {
  it('reads which figures a line gives, the factor and whether it is an estimate', () => {
    const text = `${HEADER}tofu,all,mext-2020,04032,,,\npressed_tofu,sugarG fatG,kkini-likeness,tofu,2.3,yes,pressed\n`;
    const { lines, problems } = readMappings(text);
    expect(problems).toEqual([]);
    expect(lines).toMatchObject([
      { line: 2, id: 'tofu', choice: 'all', source: 'mext-2020', key: '04032', factor: 1, estimated: false },
      {
        line: 3,
        id: 'pressed_tofu',
        choice: ['sugarG', 'fatG'],
        factor: 2.3,
        estimated: true,
        note: 'pressed',
      },
    ]);
  });

  it.each([
    ['a missing key', 'tofu,all,mext-2020,,,,', 'id, source and key are needed'],
    ['an unknown figure', 'tofu,sugar,mext-2020,04032,,,', 'unknown figures sugar'],
    ['a factor of zero', 'tofu,all,mext-2020,04032,0,,', 'factor 0 is not a positive number'],
    ['a factor in words', 'tofu,all,mext-2020,04032,two,,', 'factor two is not a positive number'],
  ])('refuses %s with the line number', (_case, row, reason) => {
    const { lines, problems } = readMappings(`${HEADER}${row}\n`);
    expect(lines).toEqual([]);
    expect(problems).toEqual([{ line: 2, id: 'tofu', reason }]);
  });
});
