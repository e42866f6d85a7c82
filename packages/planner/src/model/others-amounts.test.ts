import { NUTRIENTS } from '@kkini/domain';
import { expect, it } from 'vitest';
import { noAmounts, OTHERS_INDEX } from './day-amounts.ts';
import { beginOthers, countOwn, type OwnBounds, UNBOUNDED } from './others-amounts.ts';

const own: OwnBounds = {
  leastProtein: { amount: 50, perKcal: 0.04 },
  mostProtein: { amount: 80, perKcal: 0 },
  leastEnergy: { amount: 1600, perKcal: 0 },
  mostEnergy: { amount: 2000, perKcal: 0 },
};

/** A plate with some energy and protein, of somebody with bounds, at a meal of 600 kcal. */
function aPlate(energyKcal: number, proteinG: number, bounds = own) {
  const plate = noAmounts();
  plate[NUTRIENTS.indexOf('energyKcal')] = energyKcal;
  plate[NUTRIENTS.indexOf('proteinG')] = proteinG;
  return { plate, own: bounds, kcal: 600 };
}

function counted(...plates: readonly ReturnType<typeof aPlate>[]) {
  const amounts = noAmounts();
  beginOthers(amounts);
  for (const plate of plates) countOwn(amounts, plate);
  return Object.fromEntries(Object.entries(OTHERS_INDEX).map(([name, index]) => [name, amounts[index]]));
}

it('counts a plate in percent of own bounds, of which a share of the energy grows beyond the planned meal', () => {
  expect(counted(aPlate(600, 20))).toEqual({
    leastProtein: 40,
    mostProtein: 25,
    leastEnergy: 37.5,
    mostEnergy: 30,
  });
  // 100 kcal more raise the minimum by 4 g.
  expect(counted(aPlate(700, 24))).toMatchObject({ leastProtein: 40, mostProtein: 30 });
  expect(counted(aPlate(500, 16))).toMatchObject({ leastProtein: 40, mostProtein: 20 });
});

it('counts whoever has least of a minimum, and whoever has most of a maximum', () => {
  const most = { ...own, mostProtein: { amount: 40, perKcal: 0 } };
  expect(counted(aPlate(600, 20), aPlate(560, 18, most))).toEqual({
    leastProtein: (100 * (18 + 1.6)) / 50,
    mostProtein: 45,
    leastEnergy: 35,
    mostEnergy: 30,
  });
});

it('counts a plate without bounds as neither too little nor too much', () => {
  const free = aPlate(900, 1, UNBOUNDED);
  expect(counted(free)).toEqual({ leastProtein: 100, mostProtein: 0, leastEnergy: 100, mostEnergy: 0 });
  expect(counted(free, aPlate(600, 20))).toEqual(counted(aPlate(600, 20)));
});
