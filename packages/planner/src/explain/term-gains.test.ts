import { MEAL_TIMES } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { scanSlot } from '../search/pricing/scan-slot.ts';
import { SlotPoints } from '../search/pricing/slot-points.ts';
import { weighWeek } from '../search/weighed-week.ts';
import { randomPlan } from '../testing/random-dishes.ts';
import { termGains } from './term-gains.ts';

const PLANS = runs(40);

describe('the terms in which a dish and its runner-up differ', () => {
  it('add up to what the runner-up costs more', () => {
    let compared = 0;
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const plan = randomPlan(seed);
      const whole = weighWeek(plan);
      plan.week.forEach(({ slots }, day) => {
        MEAL_TIMES.forEach((mealTime, time) => {
          const meal = slots[mealTime];
          if (!('id' in meal)) return;
          const slot = new SlotPoints(whole, { day, time }, meal.style);
          const dish = whole.catalogue.candidates[slot.around.present];
          for (const { dish: other, points } of scanSlot(slot, meal.style, 3).found) {
            const runnerUp = whole.catalogue.candidates[other];
            if (dish === undefined || runnerUp === undefined) throw new Error('dishes are known');
            const sum = termGains(slot, { dish, runnerUp }).reduce((total, gain) => total + gain.points, 0);
            expect(sum).toBeCloseTo(points - slot.pointsOf(slot.around.present), 8);
            compared += 1;
          }
        });
      });
    }
    expect(compared).toBeGreaterThan(25 * PLANS);
  });
});
