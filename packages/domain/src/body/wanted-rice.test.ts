import { expect, it } from 'vitest';
import { RICE_DISH } from '../vocabulary/foods/rice-kinds.ts';
import { aStranger } from './person.ts';
import { isRiceRefused, wantedRice } from './wanted-rice.ts';

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

it.each(['stage3', 'unsure', 'stage4to5'] as const)(
  'is none rich in phosphorus beside kidneys %s',
  (kidney) => {
    const persons = [aStranger('spouse'), { ...aStranger('self'), answers: { kidney } }];
    const kinds = [...Object.values(RICE_DISH), 'ogok-bap'];
    const rich = [RICE_DISH.brown, RICE_DISH.bean, 'ogok-bap'];
    expect(kinds.filter((dish) => isRiceRefused(persons, dish)).sort()).toEqual(rich.sort());
    expect(kinds.filter((dish) => isRiceRefused([aStranger('self')], dish))).toEqual([]);
    expect(wantedRice(persons, 'brown')).toBe('white');
  },
);
