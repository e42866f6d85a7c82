import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLimit, aQuality, limitDays, someDays } from '../../../testing/a-limit.ts';
import { aDay, aMealPlan, aPortion, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SODIUM = { nutrient: 'sodiumMg', unit: 'mg', per: 'day', highest: null, low: null } as const;
const ENERGY = { ...SODIUM, nutrient: 'energyKcal', unit: 'kcal', low: 1620 } as const;

/** A plan for oneself and a child: 1,717.4 kcal unrounded, as judged, and 573 + 572 + 573 as shown. */
const plan = aMealPlan({
  days: {
    [TEST_TODAY]: aDay({ breakfast: meal(573), lunch: meal(572), dinner: meal(573) }),
  },
  quality: aQuality({
    limits: [aLimit({ high: 2000, judgedHigh: 2000, days: limitDays() })],
    eaters: [
      { target: 'child', isLead: false, portion: 0.85, energyKcal: 1700 },
      { target: 'self', isLead: true, portion: 1, energyKcal: 2000 },
    ],
    days: someDays('within', [
      {
        target: 'self',
        plannedKcal: 1717,
        figures: [
          { ...ENERGY, verdict: 'within', value: 1717.4, high: 1980 },
          { ...SODIUM, verdict: 'within', value: 1700, high: 2300 },
        ],
      },
      { target: 'child', figures: [{ ...SODIUM, verdict: 'likely', value: 1000, high: 1700 }] },
    ]),
  }),
});

function meal(energyKcal: number) {
  return aRecipeMeal({ portions: [aPortion({ energyKcal }), aPortion({ target: 'child', energyKcal })] });
}

async function open(name: 'nutrition' | 'weeklyMeals' | 'dailyMeals', shown = plan) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': shown });
  await renderApp({ path: `/${name}/${TEST_SURVEY_ID}`, platform });
  await screen.findByRole('main');
  await screen.findByText('식단은 의사의 진단이나 처방을 대신하지 않아요.');
  return screen.getByRole('main').textContent ?? '';
}

it('reads the same limit of a person on every screen, whatever is shared', async () => {
  const week = await open('weeklyMeals');
  expect(week).toContain('2,300mg 이하');
  expect(week).not.toContain('2,000mg 이하');
});

it('draws the limit of the person the week is measured by', async () => {
  expect(await open('nutrition')).toContain('하루 기준 2,300mg 이하');
});

it('means the week of the person whose day is shown', async () => {
  const means = () =>
    screen.getByRole('heading', { name: /^이번 주 하루 평균/ }).closest('section')?.textContent;
  await open('nutrition');
  expect(means()).toMatch(/^이번 주 하루 평균 · 본인/);
  fireEvent.click(screen.getByRole('button', { name: /^자녀/ }));
  expect(means()).toMatch(/^이번 주 하루 평균 · 자녀.*하루 평균 1,000mg \/ 1,700mg 이하/);
  // Every day may go over, but none does.
  expect(means()).not.toContain('벗어났어요');
});

it('sums the energy of a person as the meals show it', async () => {
  const nutrition = await open('nutrition');
  expect(nutrition).toContain('1,718kcal');
  expect(nutrition).not.toContain('1,717');
});

it('says by how much energy is missed as the meals show it', async () => {
  const { quality } = plan;
  const missed = { date: TEST_TODAY, nutrient: 'energyKcal', kind: 'below', person: 0 } as const;
  const warnings = [{ ...missed, value: 1717.4, limit: 1800 }];
  const day = await open('dailyMeals', { ...plan, quality: quality && { ...quality, warnings } });
  expect(day).toMatch(/열량\s82kcal/);
  expect(day).toMatch(/열량\s1,718kcal/);
});
