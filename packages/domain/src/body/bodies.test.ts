import { describe, expect, it } from 'vitest';
import type { BodyAnswers } from '../vocabulary/body-questions.ts';
import { aimsAtPotassium } from './body-facts.ts';
import { dayEnergy, type EnergyChoices, estimatedEnergy } from './day-energy.ts';
import { plannedDay } from './fasted-day.ts';
import { aStranger, conditionsOf, doubtfulMeasures, type Person, personsOf } from './person.ts';
import { personCalls } from './person-calls.ts';

const YEAR = 2026;
const NOTHING: EnergyChoices = { targets: ['self'], healthConditions: [], eatingStyles: [] };
const OBESE: EnergyChoices = { ...NOTHING, healthConditions: ['obesity'] };

type Said = Partial<Omit<Person, 'birthYear'>> & { readonly age?: number };
const someone = ({ age, ...said }: Said = {}): Person => ({
  ...aStranger(said.target ?? 'self'),
  birthYear: age === undefined ? null : YEAR - age,
  ...said,
});

describe('the energy a body needs', () => {
  it.each<[string, Said, number]>([
    ['a man of 40', { sex: 'male', age: 40, heightCm: 173, weightKg: 70, activity: 'lowActive' }, 2550],
    ['a woman of 40', { sex: 'female', age: 40, heightCm: 160, weightKg: 57 }, 2000],
    [
      'a still woman of 70',
      { sex: 'female', age: 70, heightCm: 153, weightKg: 57, activity: 'sedentary' },
      1500,
    ],
    ['a boy of 8', { target: 'child', sex: 'male', age: 8, heightCm: 127, weightKg: 27 }, 1700],
    ['a boy of 9', { target: 'child', sex: 'male', age: 9, heightCm: 128, weightKg: 27 }, 1700],
    [
      'a heavy boy of 10, by his own weight',
      { target: 'child', sex: 'male', age: 10, heightCm: 140, weightKg: 55 },
      2600,
    ],
    ['a girl of 10', { target: 'child', sex: 'female', age: 10, heightCm: 139, weightKg: 34 }, 1750],
    [
      'a heavy man of 30, by the weight of index 25',
      { sex: 'male', age: 30, heightCm: 175, weightKg: 85 },
      2800,
    ],
  ])('is estimated for %s', (_, said, kcal) => {
    expect(estimatedEnergy(someone(said), YEAR)).toBe(kcal);
  });

  it('stays within a quarter below and a third above the reference of sex and age', () => {
    const tiny = someone({ sex: 'male', age: 30, heightCm: 140, weightKg: 30, activity: 'sedentary' });
    expect(estimatedEnergy(tiny, YEAR)).toBe(1900);
  });

  it('is nothing while sex, age, height or weight is open, and that of a reference person then', () => {
    expect(estimatedEnergy(someone({ sex: 'male', age: 40, heightCm: 173 }), YEAR)).toBeNull();
    expect(dayEnergy(someone(), NOTHING, YEAR).needKcal).toBe(2000);
    expect(dayEnergy(someone({ target: 'parents' }), NOTHING, YEAR).needKcal).toBe(1800);
    expect(dayEnergy(someone({ target: 'child' }), NOTHING, YEAR).needKcal).toBe(1700);
    expect(dayEnergy(someone({ sex: 'female', age: 78 }), NOTHING, YEAR).needKcal).toBe(1500);
    expect(dayEnergy(someone({ sex: 'male' }), NOTHING, YEAR).needKcal).toBe(2200);
    expect(dayEnergy(someone({ age: 40 }), NOTHING, YEAR).needKcal).toBe(2200);
  });

  it('grows with a child to come or at the breast', () => {
    const answers = ['no', 'trimester1', 'pregnant', 'trimester3', 'lactating'] as const;
    const needs = answers.map(
      (pregnancy) => dayEnergy(someone({ answers: { pregnancy } }), NOTHING, YEAR).needKcal,
    );
    expect(needs).toEqual([2000, 2000, 2340, 2450, 2340]);
  });
});

describe('the energy a day aims at', () => {
  it.each<[string, Said, readonly [targetKcal: number, noDeficit: string | null]]>([
    ['somebody unknown', {}, [1500, null]],
    ['a parent', { target: 'parents' }, [1500, null]],
    ['a child, who grows', { target: 'child' }, [1700, 'growing']],
    ['a heavy man', { sex: 'male', age: 30, heightCm: 175, weightKg: 85 }, [2300, null]],
    [
      'a woman of 70',
      { sex: 'female', age: 70, heightCm: 153, weightKg: 57, activity: 'sedentary' },
      [1350, null],
    ],
    ['a man of 70, by 300 kcal', { sex: 'male', age: 70 }, [1700, null]],
    ['a woman of 40, by a quarter', { sex: 'female', age: 40 }, [1425, null]],
    ['a lean woman', { sex: 'female', age: 28, heightCm: 165, weightKg: 54.5 }, [2050, 'weightInRange']],
    ['a woman of index 23', { sex: 'female', age: 28, heightCm: 200, weightKg: 92 }, [2200, null]],
    ['a pregnant woman', { answers: { pregnancy: 'trimester2' } }, [2340, 'pregnancy']],
    ['somebody with cirrhosis', { answers: { cirrhosis: 'yes' } }, [2000, 'cirrhosis']],
    ['somebody on insulin', { answers: { insulin: 'unsure' } }, [1700, null]],
  ])('with obesity is less for %s, never below what is safe', (_, said, [targetKcal, noDeficit]) => {
    expect(dayEnergy(someone(said), OBESE, YEAR)).toMatchObject({ targetKcal, noDeficit });
  });

  it('is kept by liver disease against a diet, and by a child at the table', () => {
    const diet = { ...NOTHING, eatingStyles: ['diet'] } as const;
    expect(dayEnergy(someone(), diet, YEAR).targetKcal).toBe(1600);
    const liver = { ...diet, healthConditions: ['liverDisease'] } as const;
    expect(dayEnergy(someone(), liver, YEAR)).toMatchObject({ targetKcal: 2000, floorKcal: 1350 });
    const obeseLiver = { ...OBESE, healthConditions: ['obesity', 'liverDisease'] } as const;
    expect(dayEnergy(someone({ sex: 'female', age: 40 }), obeseLiver, YEAR).targetKcal).toBe(1500);
    expect(dayEnergy(someone(), { ...diet, targets: ['self', 'child'] }, YEAR).targetKcal).toBe(2000);
  });

  it('is less by 500 kcal with a diet where the body is known, and by 300 for an older adult', () => {
    const diet = { ...NOTHING, eatingStyles: ['diet'] } as const;
    const heavy = { sex: 'male', age: 30, heightCm: 175, weightKg: 85 } as const;
    expect(dayEnergy(someone(heavy), diet, YEAR).targetKcal).toBe(2300);
    expect(dayEnergy(someone({ sex: 'male', age: 70 }), diet, YEAR).targetKcal).toBe(1700);
  });

  it('is 35 kcal per kg with cirrhosis where that is more', () => {
    const cirrhosis = (weightKg: number) =>
      dayEnergy(someone({ weightKg, heightCm: 170, answers: { cirrhosis: 'yes' } }), NOTHING, YEAR)
        .targetKcal;
    expect([cirrhosis(50), cirrhosis(65), cirrhosis(120)]).toEqual([2000, 2300, 2550]);
  });

  it('grows for muscle only where the kidneys may be well', () => {
    const muscle = { ...NOTHING, eatingStyles: ['muscleGain'] } as const;
    expect(dayEnergy(someone(), muscle, YEAR).targetKcal).toBe(2200);
    expect(dayEnergy(someone({ answers: { kidney: 'healthy' } }), muscle, YEAR).targetKcal).toBe(2200);
    expect(dayEnergy(someone({ answers: { kidney: 'stage3' } }), muscle, YEAR).targetKcal).toBe(2000);
  });

  it('grows for a lean body too, which keeps no deficit away where none was chosen', () => {
    const muscle = { ...NOTHING, eatingStyles: ['muscleGain'] } as const;
    const lean = someone({ sex: 'female', age: 28, heightCm: 165, weightKg: 54.5 });
    expect(dayEnergy(lean, muscle, YEAR)).toMatchObject({ targetKcal: 2255, noDeficit: null });
    expect(dayEnergy(lean, NOTHING, YEAR)).toMatchObject({ targetKcal: 2050, noDeficit: null });
  });
});

describe('the least energy of a day that is enough', () => {
  it.each<[string, Said, number]>([
    ['an adult', {}, 1200],
    ['a man', { sex: 'male' }, 1500],
    ['a parent', { target: 'parents' }, 1350],
    ['somebody of 18', { age: 18 }, 1880],
    ['somebody of 19', { age: 19 }, 1200],
    ['somebody of 65', { age: 65 }, 1350],
    ['a man of 70', { sex: 'male', age: 70 }, 1400],
    ['a woman of 70', { sex: 'female', age: 70 }, 1200],
    ['a child', { target: 'child' }, 1360],
    ['a girl of unknown age', { target: 'child', sex: 'female' }, 1360],
    ['a boy of 13', { target: 'child', sex: 'male', age: 13 }, 2000],
    ['a girl of 16', { target: 'child', sex: 'female', age: 16 }, 1600],
    ['a pregnant woman', { answers: { pregnancy: 'pregnant' } }, 1872],
  ])('is that of %s', (_, said, kcal) => {
    expect(dayEnergy(someone(said), NOTHING, YEAR).floorKcal).toBeCloseTo(kcal, 6);
  });
});

describe('the meals beside fasted ones', () => {
  const all = ['breakfast', 'lunch', 'dinner'] as const;
  const lunchAndDinner = ['lunch', 'dinner'] as const;
  const planned = (
    said: Said,
    choices: EnergyChoices,
    eaten: readonly ('breakfast' | 'lunch' | 'dinner')[],
  ) => plannedDay(someone(said), { eaten, choices, year: YEAR });

  it('grow up to a third and keep a day without breakfast above its floor', () => {
    const day = planned({}, NOTHING, lunchAndDinner);
    expect(Math.round(day.mealKcal.lunch)).toBe(832);
    expect(Math.round(day.mealKcal.dinner)).toBe(806);
    expect(day.belowFloor).toBe(false);
    const obese = planned({}, OBESE, lunchAndDinner);
    expect([Math.round(obese.mealKcal.lunch), Math.round(obese.mealKcal.dinner)]).toEqual([624, 605]);
  });

  it('take back a deficit before a floor gives way', () => {
    const parent = planned({ target: 'parents' }, OBESE, lunchAndDinner);
    expect(parent.dayKcal).toBe(1650);
    expect(Math.round(parent.plannedKcal)).toBe(1351);
    expect(parent.belowFloor).toBe(false);
  });

  it('stay below the floor where one meal is left, and say so', () => {
    const one = planned({}, OBESE, ['breakfast']);
    expect(one.dayKcal).toBe(2000);
    expect(Math.round(one.plannedKcal)).toBe(810);
    expect(one.belowFloor).toBe(true);
  });

  it('do not exceed what one meal may hold', () => {
    expect(planned({}, NOTHING, ['lunch']).plannedKcal).toBe(900);
    expect(planned({ target: 'parents' }, NOTHING, ['lunch']).plannedKcal).toBe(800);
    expect(planned({ answers: { stomach: 'over3Months' } }, NOTHING, lunchAndDinner).mealKcal.lunch).toBe(
      450,
    );
  });

  it('do not exceed what a child may have at once: a share of the day, from 12 years that of an older adult', () => {
    const lunchOf = (said: Said) => planned({ target: 'child', ...said }, NOTHING, ['lunch']).plannedKcal;
    expect([lunchOf({}), lunchOf({ age: 11 }), lunchOf({ age: 12 })]).toEqual([765, 855, 800]);
  });

  it('hold the usual share of a great need, which nothing scales down', () => {
    const strong = { sex: 'male', age: 30, heightCm: 180, weightKg: 80, activity: 'veryActive' } as const;
    const day = planned(strong, NOTHING, all);
    expect(day.dayKcal).toBeGreaterThan(3300);
    expect(day.plannedKcal).toBeCloseTo(0.9 * day.dayKcal);
    const boy = planned({ ...strong, target: 'child', age: 16, heightCm: 172, weightKg: 62 }, NOTHING, all);
    expect(boy.mealKcal.lunch).toBeGreaterThan(900);
    expect(boy.plannedKcal).toBeCloseTo(0.9 * boy.dayKcal);
    const fasting = planned(strong, NOTHING, lunchAndDinner);
    expect(fasting.mealKcal.lunch).toBeCloseTo(day.mealKcal.lunch);
    const operated = planned({ ...strong, answers: { stomach: 'over3Months' } }, NOTHING, all);
    expect(Object.values(operated.mealKcal)).toEqual([450, 450, 450]);
  });

  it('are the usual shares where none is fasted, however near the floor they come', () => {
    expect(planned({}, NOTHING, all).mealKcal).toEqual({ breakfast: 540, lunch: 640, dinner: 620 });
    const liver = planned({}, { ...OBESE, healthConditions: ['obesity', 'liverDisease'] }, all);
    expect([liver.dayKcal, liver.floorKcal, liver.belowFloor]).toEqual([1500, 1350, false]);
  });
});

it('are all the people who are told of, and a stranger for a target nobody is told of', () => {
  const mother = someone({ target: 'parents', sex: 'female' });
  const father = someone({ target: 'parents', sex: 'male' });
  const persons = [mother, someone({ target: 'spouse' }), father];
  expect(personsOf({ targets: ['child', 'parents'], persons })).toEqual([aStranger('child'), mother, father]);
});

describe('conditions that are said to be somebody else’s', () => {
  const both = ['diabetes', 'obesity'] as const;
  const couple: EnergyChoices = { ...NOTHING, targets: ['self', 'spouse'], healthConditions: both };
  const owned = (self: Person['freeOf'], spouse: Person['freeOf']) => {
    const persons = [someone({ freeOf: self }), someone({ target: 'spouse', freeOf: spouse })];
    return personsOf({ targets: couple.targets, persons }).map((person) => conditionsOf(person, couple));
  };

  it('are not theirs, and everybody’s where nobody has them', () => {
    expect(owned([], [])).toEqual([both, both]);
    expect(owned([], ['diabetes'])).toEqual([both, ['obesity']]);
    expect(owned(['diabetes'], ['diabetes', 'obesity'])).toEqual([both, ['diabetes']]);
    expect(owned(both, [])).toEqual([[], both]);
    const alone = { targets: ['self'], persons: [someone({ freeOf: both })] } as const;
    expect(personsOf(alone)).toEqual([someone()]);
  });

  it('bring them no deficit', () => {
    const kcal = (freeOf: Person['freeOf']) => dayEnergy(someone({ freeOf }), couple, YEAR).targetKcal;
    expect([kcal([]), kcal(['diabetes']), kcal(['obesity'])]).toEqual([1500, 1500, 2000]);
  });
});

it('are called by target, by sex where it tells parents or children apart, and by numbers else', () => {
  const mother = { target: 'parents', sex: 'female' } as const;
  const father = { target: 'parents', sex: 'male' } as const;
  const family = personCalls([{ target: 'self' }, mother, father]);
  expect(family).toEqual([
    { by: 'target', target: 'self' },
    ...[mother, father].map((each) => ({ by: 'sex', ...each })),
  ]);
  const second = { by: 'number', target: 'parents', number: 2 };
  expect(personCalls([mother, { target: 'parents' }])).toEqual([{ by: 'sex', ...mother }, second]);
  expect(personCalls([mother, mother])).toEqual([{ ...second, number: 1 }, second]);
  expect(personCalls([{ target: 'child', sex: 'male' }, { target: 'child' }])[0]?.by).toBe('sex');
  const colleagues = (['male', 'female'] as const).map((sex) => ({ target: 'colleague', sex }) as const);
  expect(personCalls([...colleagues, mother]).map(({ by }) => by)).toEqual(['number', 'number', 'target']);
});

describe('measures nobody can have', () => {
  it.each<[string, Said, readonly string[]]>([
    ['a height of 17 cm', { heightCm: 17 }, ['heightCm']],
    ['a weight of 400 kg', { weightKg: 400 }, ['weightKg']],
    ['a birth year to come', { age: -2 }, ['birthYear']],
    ['a body mass index of 90', { heightCm: 100, weightKg: 90 }, ['heightCm', 'weightKg']],
    ['nothing odd', { age: 40, heightCm: 170, weightKg: 60 }, []],
    ['the least there is', { heightCm: 80, weightKg: 10 }, []],
    ['the tallest there is', { heightCm: 220 }, []],
    ['the heaviest there is', { weightKg: 250 }, []],
  ])('are doubted: %s', (_, said, measures) => {
    expect(doubtfulMeasures(someone(said), YEAR)).toEqual(measures);
  });

  it('count as skipped', () => {
    const said = { sex: 'male', age: 40, heightCm: 17, weightKg: 70 } as const;
    expect(dayEnergy(someone(said), NOTHING, YEAR).needKcal).toBe(2500);
  });
});

describe('potassium', () => {
  it.each<[string, BodyAnswers, boolean]>([
    ['nothing was said', {}, false],
    ['the medicines are open', { kidney: 'healthy' }, false],
    ['the kidneys are open', { kRetain: 'no' }, false],
    ['a medicine keeps potassium', { kidney: 'healthy', kRetain: 'yes' }, false],
    ['a medicine may keep potassium', { kidney: 'healthy', kRetain: 'unsure' }, false],
    ['the kidneys are in their first stages', { kidney: 'stage1to2', kRetain: 'no' }, false],
    ['both are well', { kidney: 'healthy', kRetain: 'no' }, true],
  ])('is aimed at or left alone where %s', (_, answers, isAimed) => {
    expect(aimsAtPotassium({ ...aStranger('self'), answers })).toBe(isAimed);
  });
});
