import { intakeReference, MEAL_TIMES, type MealTime, type Person, type Sex } from '@kkini/domain';
import type { CheckedBody, Stage } from './checked-bodies.ts';
import { type CheckedPerson, rowFigure, SHARE, weightOf } from './checked-person.ts';
import type { Choices } from './checked-visitor.ts';

type Energies = Pick<
  CheckedPerson,
  'energyKcal' | 'floorKcal' | 'reachesFloor' | 'mealKcal' | 'plannedKcal' | 'growth'
>;

/**
 * The energy of a day, its floor and its meals, computed independently (safety-rules sections 2 and 3.2): the need
 * less a deficit, which is reduced in steps of 50 kcal where the eaten meals would not reach the floor.
 */
export function energyOfDay(body: CheckedBody, choices: Choices, eaten: readonly MealTime[]): Energies {
  const need = needOf(body);
  const floorKcal = floorOf(body, need);
  const sum = eaten.reduce((total, time) => total + SHARE[time], 0);
  const most = [1, 1.5, 1.3, 1][eaten.length] ?? 1;
  const growth = most === 1 ? 1 : Math.min(0.9 / sum, most);
  const cap = mealCap(body, need);
  const isSmall = body.states.includes('stomach');
  const mealsOf = (energy: number) => {
    const at = (time: MealTime) => {
      const share = energy * SHARE[time];
      const most = share > cap && !isSmall ? share : cap;
      return eaten.includes(time) ? Math.min(share * growth, most) : 0;
    };
    return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
  };
  const total = (energy: number) => {
    const meals = mealsOf(energy);
    return MEAL_TIMES.reduce((kcal, time) => kcal + meals[time], 0);
  };
  let energyKcal = targetOf(body, choices, need);
  const reaches = (energy: number) => total(energy) > floorKcal - 1e-6;
  while (!reaches(energyKcal) && energyKcal < need) {
    const next = 50 * (Math.floor(energyKcal / 50) + 1);
    energyKcal = next > need ? need : next;
  }
  const plannedKcal = total(energyKcal);
  const reachesFloor = reaches(energyKcal);
  return { energyKcal, floorKcal, reachesFloor, mealKcal: mealsOf(energyKcal), plannedKcal, growth };
}

/** Coefficients of IOM 2002: constant, per year, per kg, per metre, then activity factors from least to most active. */
const EQUATIONS: Readonly<Record<'grown' | 'growing', Readonly<Record<Sex, readonly number[]>>>> = {
  grown: {
    male: [662, -9.53, 15.91, 539.6, 1, 1.11, 1.25, 1.48],
    female: [354, -6.91, 9.36, 726, 1, 1.12, 1.27, 1.45],
  },
  growing: {
    male: [88.5, -61.9, 26.7, 903, 1, 1.13, 1.26, 1.42],
    female: [135.3, -30.8, 10, 934, 1, 1.16, 1.31, 1.56],
  },
};
const ACTIVITY = { sedentary: 4, lowActive: 5, active: 6, veryActive: 7 } as const;

function needOf(body: CheckedBody): number {
  const { said, age, stage, states } = body;
  const isOpen = age === null && (stage === 'child' || said.sex === null);
  const known = isOpen ? null : { stage, age, sex: said.sex };
  const usual = known === null ? rowFigure(stage, 'energyKcal') : intakeReference('energyKcal', known);
  const need = (estimate(body) ?? usual) + moreOf(said);
  if (!states.includes('cirrhosis') || said.weightKg === null) return need;
  return Math.max(need, 50 * Math.round((35 * (weightOf(said, stage) ?? 0)) / 50));
}

function estimate({ said, age, stage }: CheckedBody): number | null {
  const weight = weightOf(said, stage);
  if (said.sex === null || age === null || said.heightCm === null || weight === null) return null;
  const isGrowing = stage === 'child';
  const by = EQUATIONS[isGrowing ? 'growing' : 'grown'][said.sex];
  const of = (at: number) => by[at] ?? Number.NaN;
  const moved = of(ACTIVITY[said.activity ?? 'lowActive']);
  const tissue = isGrowing ? (age > 8 ? 25 : 20) : 0;
  const kcal = of(0) + of(1) * age + moved * (of(2) * weight + (of(3) * said.heightCm) / 100) + tissue;
  const usual = intakeReference('energyKcal', { stage, age, sex: said.sex });
  const near = kcal < 0.75 * usual ? 0.75 * usual : kcal > 1.35 * usual ? 1.35 * usual : kcal;
  return 50 * Math.round(near / 50);
}

function moreOf({ answers: { pregnancy = 'no' } }: Person): number {
  return { no: 0, trimester1: 0, trimester2: 340, pregnant: 340, trimester3: 450, lactating: 340 }[pregnancy];
}

const isCarrying = ({ states }: CheckedBody) => states.includes('pregnant') || states.includes('lactating');

function floorOf(body: CheckedBody, need: number): number {
  if (body.stage === 'child' || isCarrying(body)) return 0.8 * need;
  const own = FLOORS[body.stage][body.said.sex ?? 'unknown'][0] ?? 0;
  return body.conditions.includes('liverDisease') ? Math.max(own, 1350) : own;
}

/** Floor of the planned meals, and the lowest energy after a deficit. */
const FLOORS: Readonly<
  Record<Exclude<Stage, 'child'>, Readonly<Record<Sex | 'unknown', readonly number[]>>>
> = {
  adult: { male: [1500, 1700], female: [1200, 1350], unknown: [1200, 1500] },
  older: { male: [1400, 1550], female: [1200, 1350], unknown: [1350, 1500] },
};

function targetOf(body: CheckedBody, choices: Choices, need: number): number {
  const { eatingStyles, targets } = choices;
  const { stage, said, states, conditions } = body;
  const hasLiver = conditions.includes('liverDisease');
  const isOnDiet = eatingStyles.includes('diet') && !hasLiver && !targets.includes('child');
  const isObese = conditions.includes('obesity');
  if (!isObese && !isOnDiet) {
    const sparesKidneys = states.some((state) => state === 'kidneyEarly' || state === 'kidneyThird');
    const builds = eatingStyles.includes('muscleGain') && !hasLiver && !sparesKidneys;
    return builds ? 1.1 * need : need;
  }
  const index =
    said.heightCm === null || said.weightKg === null ? 30 : said.weightKg / (said.heightCm / 100) ** 2;
  if (stage === 'child' || isCarrying(body) || states.includes('cirrhosis') || index < 23) return need;
  const isPlainDiet = !isObese && stage === 'adult' && estimate(body) === null;
  const step = Math.min(stage === 'older' || states.includes('insulin') ? 300 : 500, need / 4);
  const lowest = Math.max(FLOORS[stage][said.sex ?? 'unknown'][1] ?? 0, hasLiver ? 1500 : 0);
  const less = isPlainDiet ? need / 5 : step;
  return Math.min(need, Math.max(need - less, lowest));
}

function mealCap({ stage, age, states }: CheckedBody, need: number): number {
  const share = 0.45 * need;
  if (states.includes('stomach')) return Math.min(share, 450);
  if (stage === 'adult') return Math.min(share, 900);
  return stage === 'older' || (age !== null && age >= 12) ? Math.min(share, 800) : share;
}
