import { expect, it } from 'vitest';
import { aStranger } from './person.ts';
import { wantedRice } from './wanted-rice.ts';

it('is white after a stomach operation and for weak kidneys where nobody chose, and left to the plan otherwise', () => {
  const wanted = (answers: Parameters<typeof wantedRice>[0][number]['answers']) =>
    wantedRice([aStranger('spouse'), { ...aStranger('self'), answers }], null);
  expect(wanted({ stomach: 'over3Months' })).toBe('white');
  expect(wanted({ kidney: 'stage3' })).toBe('white');
  expect([wanted({ stomach: 'no' }), wanted({})]).toEqual([null, null]);
});

it('is the chosen one after a stomach operation too', () => {
  expect(wantedRice([{ ...aStranger('self'), answers: { stomach: 'over3Months' } }], 'brown')).toBe('brown');
});
