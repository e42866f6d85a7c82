import {
  aStranger,
  type MealSlot,
  openCookbook,
  type Person,
  planDates,
  type Recipe,
  type Survey,
} from '@kkini/domain';
import { aLine, aNutrition, aProduct, aRecipe, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../moment.ts';
import { dayFaults } from './day-faults.ts';
import { foodsOfWord } from './excluded-words.ts';
import { FoodKinds } from './food-kinds.ts';
import { mealFaults } from './judged-meal.ts';
import { OwnPlates } from './own-plates.ts';
import { weekFaults } from './week-faults.ts';
import { writtenMeal } from './written-meal.ts';

const taxonomy = aTaxonomy([
  { id: 'fish', ko: '생선', kind: 'group', tags: ['animal-flesh'] },
  { id: 'cod', ko: '대구', parents: ['fish'] },
  { id: 'anchovy_broth', ko: '멸치육수', contains: ['cod'] },
  { id: 'egg', ko: '달걀' },
  { id: 'mayonnaise', ko: '마요네즈', contains: ['egg'] },
  { id: 'surimi_mix', ko: '맛살믹스', mayContain: ['egg'] },
  { id: 'wine', ko: '와인', tags: ['alcohol'] },
  { id: 'seaweed', ko: '해조류', kind: 'group' },
  { id: 'wakame', ko: '미역', parents: ['seaweed'] },
  { id: 'chive', ko: '부추' },
  { id: 'tofu', ko: '두부' },
  { id: 'potato', ko: '감자' },
  { id: 'cooked_rice', ko: '밥', tags: ['refined-carb'] },
]);
const kinds = new FoodKinds(taxonomy.source);
const book = openCookbook([]);
const meal = (changes: Partial<Recipe>) =>
  writtenMeal(aRecipe({ title: '한 그릇', ...changes }), { taxonomy, kinds, book });

const faultsFor = (survey: Survey, changes: Partial<Recipe>) =>
  mealFaults(meal(changes), { survey, mealTime: 'lunch', kinds }).map(({ rule }) => rule);
const self = (answers: Person['answers']) =>
  aSurvey({ targets: ['self'], persons: [{ ...aStranger('self'), answers }] });
const without = (word: string) => aSurvey({ excludedFoods: [word], excludedFoodStrictness: [] });
const of = (...ids: readonly string[]) => ({ ingredients: ids.map((id) => aLine(id, id)) });

describe('a meal judged by its lines', () => {
  it('holds what is left out, as it is, in what it is made with, and perhaps', () => {
    expect(foodsOfWord('달걀')).toEqual(['egg']);
    for (const id of ['egg', 'mayonnaise', 'surimi_mix'])
      expect(faultsFor(without('달걀'), of(id))).toEqual(['without 달걀 (allergy)']);
    expect(faultsFor(without('달걀'), of('tofu'))).toEqual([]);
    expect(faultsFor(without('마요네즈'), { ...of('tofu'), title: '참치마요네즈밥' })).toHaveLength(1);
  });

  it('holds what somebody at the table must not have', () => {
    const flesh = aSurvey({ eatingStyles: ['vegetarian'] });
    expect(faultsFor(flesh, of('anchovy_broth'))).toEqual(['flesh']);
    expect(faultsFor(flesh, of('tofu'))).toEqual([]);
    expect(faultsFor(self({ pregnancy: 'pregnant' }), of('wine'))).toEqual(['alcohol']);
    const raw = { ...of('tofu'), title: '육회 비빔밥' };
    expect(faultsFor(aSurvey({ targets: ['child'] }), raw)).toEqual(['raw food']);
    expect(faultsFor(aSurvey({ targets: ['self'] }), raw)).toEqual([]);
  });

  it('is fried and has starch where a side beside it is fried', () => {
    const obese = aSurvey({ healthConditions: ['obesity'] });
    const fried = { ...of('potato', 'cooked_rice'), method: 'deepFried' as const };
    expect(faultsFor(obese, fried)).toEqual(['obesity']);
    expect(faultsFor(obese, { ...fried, method: 'braise' })).toEqual([]);
  });

  it('is not bought for somebody who takes MAO inhibitors', () => {
    const bought = writtenMeal(aProduct({ ingredients: [aLine('tofu', '두부')] }), { taxonomy, kinds, book });
    const asked = { survey: self({ maoi: 'unsure' }), mealTime: 'lunch' as const, kinds };
    expect(mealFaults(bought, asked).map(({ rule }) => rule)).toEqual(['maoi']);
  });
});

/** Little protein, so that every adult has a whole serving. */
const figures = (potassiumMg: number) => aNutrition({ potassiumMg, proteinG: 12 });
const recipes: Readonly<Record<string, Partial<Recipe>>> = {
  plain: { ...of('tofu'), nutrition: figures(900) },
  rich: { ...of('tofu'), nutrition: figures(1600) },
  cod: { ingredients: [aLine('cod', '대구', { grams: 140 })], servings: 2 },
  wakame: { ingredients: [aLine('wakame', '미역', { grams: 8 })], servings: 2 },
  chive: { ingredients: [aLine('chive', '부추', { grams: 90 })], servings: 2 },
};
const catalogue = {
  kinds,
  mealOf: (slot: MealSlot) => ('id' in slot ? meal({ id: slot.id, ...recipes[slot.id] }) : null),
};
const dates = planDates('2026-05-04');
const from = dates[0] ?? '';

/** A week of plain meals with these lunches on consecutive days. */
function momentOf(survey: Survey, lunches: readonly string[], changes: Partial<Moment> = {}): Moment {
  const dish = (id: string): MealSlot => ({ kind: 'recipe', id, style: 'cookedRecipe' });
  const week = dates.map((date, at) => ({
    date,
    slots: { breakfast: dish('plain'), lunch: dish(lunches[at] ?? 'plain'), dinner: dish('plain') },
  }));
  return { step: 'plan', done: '', survey, week, from, kept: [], ...changes };
}

const judge = (survey: Survey) => ({ catalogue, plates: new OwnPlates(catalogue, survey) });
const ofWeek = (moment: Moment) => weekFaults(moment, judge(moment.survey)).map(({ text }) => text);
const ofDays = (moment: Moment) => dayFaults(moment, judge(moment.survey)).map(({ text }) => text);
const bornIn = (birthYear: number) =>
  aSurvey({ startDate: from, targets: ['child'], persons: [{ ...aStranger('child'), birthYear }] });

describe('a week judged by its lines', () => {
  it('has no more fish than a child may have, in dishes and in grams', () => {
    expect(ofWeek(momentOf(bornIn(2021), ['cod', 'cod']))).toEqual([]);
    expect(ofWeek(momentOf(bornIn(2021), ['cod', 'cod', 'cod']))).toEqual([
      'fish in 3 meals of 2',
      'fish of child, 5: 157.5 g of 150',
    ]);
    expect(ofWeek(momentOf(bornIn(2017), ['cod', 'cod', 'cod']))).toEqual([]);
    expect(ofWeek(momentOf(bornIn(2010), ['cod', 'cod', 'cod', 'cod']))).toEqual([]);
  });

  it('counts what was eaten on days gone by, and blames it on nothing', () => {
    const gone = { from: dates[3] ?? '' };
    expect(ofWeek(momentOf(bornIn(2021), ['cod', 'cod', 'cod'], gone))).toEqual([]);
    expect(ofWeek(momentOf(bornIn(2021), ['cod', 'cod', 'plain', 'cod'], gone))).toHaveLength(2);
  });

  it('has seaweed once for a child', () => {
    expect(ofWeek(momentOf(bornIn(2021), ['wakame']))).toEqual([]);
    expect(ofWeek(momentOf(bornIn(2021), ['wakame', 'wakame']))).toEqual([
      'seaweed in 2 meals of 1',
      'seaweed of child, 5: 6.0 g of 5',
    ]);
  });

  it('counts seaweed on the plate of who has the condition, and on every plate where nobody has', () => {
    const thyroid = (self: Person['freeOf'], spouse: Person['freeOf']) => {
      const persons = [
        { ...aStranger('self'), freeOf: self },
        { ...aStranger('spouse'), freeOf: spouse },
      ];
      const targets = ['self', 'spouse'] as const;
      const survey = aSurvey({ startDate: from, targets, persons, healthConditions: ['thyroidDisease'] });
      return ofWeek(momentOf(survey, ['wakame', 'wakame'])).map((text) => text.split(',')[0]);
    };
    const once = 'seaweed in 2 meals of 1';
    expect(thyroid([], ['thyroidDisease'])).toEqual([once, 'seaweed of self']);
    const nobody = ['thyroidDisease'] as const;
    expect(thyroid(nobody, nobody)).toEqual([once, 'seaweed of self', 'seaweed of spouse']);
  });

  it('eats of one cooking four times at most', () => {
    const moment = momentOf(aSurvey({ startDate: from }), []);
    const laid = (most: number) => {
      const week = moment.week.map(({ date, slots }, at) => {
        const companions = at < most ? [{ id: 'namul', cookedOn: from }] : [];
        return { date, slots: { ...slots, lunch: { ...slots.lunch, companions } as MealSlot } };
      });
      return ofWeek({ ...moment, week });
    };
    expect(laid(4)).toEqual([]);
    expect(laid(5)).toEqual([`namul of ${from} serves 5 meals`]);
  });
});

describe('a day judged on everybody’s own plate', () => {
  const takes = (answers: Person['answers']) => ({ ...self(answers), startDate: from });

  it('stays within the potassium that kidneys and medicines allow', () => {
    const tooMuch = [`${from} self potassiumMg: 3400 of 3000`];
    expect(ofDays(momentOf(takes({ kidney: 'stage3' }), ['rich']))).toEqual(tooMuch);
    expect(ofDays(momentOf(takes({ kRetain: 'yes' }), ['rich']))).toEqual([]);
    expect(ofDays(momentOf(takes({ kidney: 'healthy' }), ['rich']))).toEqual([]);
  });

  it('is not blamed for meals that stayed and are too much by themselves', () => {
    const kept = (['breakfast', 'lunch'] as const).map((mealTime) => ({ date: from, mealTime }));
    const survey = takes({ kidney: 'stage3' });
    expect(ofDays(momentOf(survey, ['rich'], { kept }))).toEqual([
      `${from} self potassiumMg: 3400 of 3000, 2500 of it in meals that stayed`,
    ]);
    const all = [...kept, { date: from, mealTime: 'dinner' as const }];
    expect(ofDays(momentOf(survey, ['rich'], { kept: all }))).toEqual([]);
  });

  it('has at most 40 g of one food rich in vitamin K under warfarin', () => {
    expect(ofDays(momentOf(takes({ warfarin: 'yes' }), ['chive']))).toEqual([`${from} self chive: 45.0 g`]);
    expect(ofDays(momentOf(takes({ warfarin: 'no' }), ['chive']))).toEqual([]);
  });
});
