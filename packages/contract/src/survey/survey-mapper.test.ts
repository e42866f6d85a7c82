import {
  AREAS,
  aStranger,
  COOKING_MINUTES,
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Person,
  PLAN_DIALOGS,
  RICE_KINDS,
  type SurveyDraft,
  TARGETS,
  WEEKDAYS,
} from '@kkini/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersFromWire, answersToWire } from './survey-mapper.ts';
import { surveyRowWireSchema, surveyWireSchema } from './survey-wire.ts';

const SAID: Person = {
  ...aStranger('parents'),
  count: 2,
  sex: 'female',
  birthYear: 1951,
  heightCm: 153.5,
  weightKg: 57,
  activity: 'sedentary',
  answers: { kidney: 'stage3', warfarin: 'unsure' },
  freeOf: ['diabetes', 'gout'],
};
const style = fc.option(fc.constantFrom(...MEAL_STYLES));
const drafts: fc.Arbitrary<SurveyDraft> = fc.record({
  targets: fc.subarray([...TARGETS]),
  mealStyles: fc.record({ breakfast: style, lunch: style, dinner: style }),
  startDate: fc.option(fc.constantFrom('2026-11-20', '2028-02-29')),
  areas: fc.subarray([...AREAS]),
  healthConditions: fc.subarray([...HEALTH_CONDITIONS]),
  eatingStyles: fc.subarray([...EATING_STYLES]),
  excludedFoods: fc.subarray(EXCLUDABLE_FOODS.map((food) => food.id)),
  excludedFoodStrictness: fc.subarray([
    { food: 'peanut', strictness: 'severeAllergy' },
    { food: '땅콩', strictness: 'dislike' },
  ]),
  persons: fc.subarray([SAID, aStranger('child'), { ...SAID, sex: null }]),
  confirmations: fc.subarray([...PLAN_DIALOGS]),
  prepDay: fc.option(fc.constantFrom(...WEEKDAYS)),
  rice: fc.option(fc.constantFrom(...RICE_KINDS)),
  weekdayMinutes: fc.option(fc.constantFrom(...COOKING_MINUTES)),
  foodsAtHome: fc.subarray(['tofu', '시금치', '딱풀']),
  refusedExtras: fc.subarray(['uyu', 'banana']),
});

describe('a survey on the wire', () => {
  it('says every answer in Korean and reads back as it was', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const wire = surveyWireSchema.parse(answersToWire(draft));
        expect(answersFromWire(wire)).toEqual(draft);
      }),
    );
  });

  it('reads the meal styles as three entries in eating order too', () => {
    const wire = surveyWireSchema.parse({ mealCategory: ['공복', '식당', null] });
    expect(answersFromWire(wire)).toEqual({
      mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: null },
    });
  });

  it.each([
    ['three empty texts', ['', '', '']],
    ['an empty list', []],
    ['an object of empty texts', { breakfast: '', lunch: '', dinner: '' }],
  ])('reads %s as open questions', (_, mealCategory) => {
    expect(answersFromWire(surveyWireSchema.parse({ mealCategory }))).toEqual({
      mealStyles: { breakfast: null, lunch: null, dinner: null },
    });
  });

  it('leaves out what the wire does not name, and empties what it sets to null', () => {
    expect(answersFromWire({})).toEqual({});
    expect(answersFromWire({ health: null, dates: '' })).toEqual({ healthConditions: [], startDate: null });
  });

  it('counts a duplicate once, and the last strictness of a food', () => {
    const excludedStrictness = ['심한 알레르기', '싫어요'].map((strictness) => ({
      ingredient: '땅콩',
      strictness,
    }));
    expect(answersFromWire(surveyWireSchema.parse({ excludedStrictness }))).toEqual({
      excludedFoodStrictness: [{ food: '땅콩', strictness: 'dislike' }],
    });
    expect(answersFromWire({ area: ['강남', '강남'], health: ['당뇨', '당뇨'] })).toEqual({
      areas: ['강남'],
      healthConditions: ['diabetes'],
    });
  });

  it.each([
    ['none', undefined, []],
    ['null', null, []],
    ['a name twice', ['통풍', '당뇨', '통풍'], ['diabetes', 'gout']],
  ])('reads %s as conditions that are somebody else’s', (_, freeOf, conditions) => {
    const wire = surveyWireSchema.parse({ persons: [{ target: '본인', freeOf }] });
    expect(answersFromWire(wire).persons).toEqual([{ ...aStranger('self'), freeOf: conditions }]);
  });

  it('takes several people of one target, up to twelve in all', () => {
    const { error } = surveyWireSchema.safeParse({ persons: Array(13).fill({ target: '부모님' }) });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['persons']);
    const wire = surveyWireSchema.parse({ persons: Array(12).fill({ target: '부모님' }) });
    expect(answersFromWire(wire).persons).toEqual(Array(12).fill(aStranger('parents')));
  });

  it('reads stored people of whom a newer server says more, and takes no more than it knows', () => {
    const person = { target: '부모님', answers: { kidney: 'healthy', hearing: 'poor' }, height: 160 };
    expect(surveyRowWireSchema.shape.persons.parse([person])).toEqual([
      { target: '부모님', answers: { kidney: 'healthy' } },
    ]);
    expect(surveyWireSchema.safeParse({ persons: [person] }).success).toBe(false);
  });

  it('names the field of a condition it does not know', () => {
    const { error } = surveyWireSchema.safeParse({ persons: [{ target: '본인', freeOf: ['당뇨', '감기'] }] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['persons.0.freeOf.1']);
  });

  it.each([
    [{ area: ['여덟글자나되는곳'] }],
    [{ dates: '2026-02-30' }],
    [{ health: ['감기'] }],
    [{ lastStep: 6 }],
    [{ mealCategory: ['공복'] }],
    [{ excludedIngredients: [''] }],
  ])('refuses %j', (wire) => {
    expect(surveyWireSchema.safeParse(wire).success).toBe(false);
  });
});
