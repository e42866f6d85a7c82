import { MEAL_TIMES, planDates } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { formerLocks, isKept, type KeptMeals } from './model/day-locks.ts';
import { planWeek } from './plan-week.ts';
import { relaxationLadder } from './search/relaxation-ladder.ts';
import { aVisitor } from './testing/a-candidate.ts';
import { cheapestLockedWeek } from './testing/brute-force-locks.ts';
import { randomDishes } from './testing/random-dishes.ts';
import { randomUnits } from './testing/random-week.ts';
