import {
  EMPTY_SURVEY,
  isListed,
  type Person,
  type Recipe,
  type SurveyDraft,
  type Target,
} from '@kkini/domain';
import { type OwnPortion, starchFood, tablePortions } from '@kkini/domain/portions';
import { judgeGuide, type TipLine, writeTip } from '@kkini/tips';
import { describe, expect, it } from 'vitest';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import { daysWith } from './testing/random-tips.ts';
import { tipFactsFor } from './tip-facts-for.ts';

const catalogue = await loadTestCatalogue();

const WOMAN: Omit<Person, 'target'> = {
  count: 1,
  sex: 'female',
  birthYear: 1951,
  heightCm: 153,
  weightKg: 52,
  activity: 'sedentary',
  answers: {},
  freeOf: [],
};
const MAN: Omit<Person, 'target'> = {
  count: 1,
  sex: 'male',
  birthYear: 1986,
  heightCm: 182,
  weightKg: 80,
  activity: 'active',
  answers: {},
  freeOf: [],
};
const asked = (changes: Partial<SurveyDraft>): SurveyDraft => ({
  ...EMPTY_SURVEY,
  startDate: '2026-11-23',
  targets: (changes.persons ?? []).map(({ target }) => target),
  ...changes,
});
const as = (target: Target, body: Omit<Person, 'target'>): Person => ({ target, ...body });
const older = asked({ healthConditions: ['diabetes'], persons: [as('parents', WOMAN)] });
const strong = asked({ persons: [as('self', MAN)] });
const couple = asked({ persons: [as('self', MAN), as('parents', WOMAN)] });

/** Lunch of the first day. */
const LUNCH = 1;

/** Recipes with exactly one line of rice, weighed as eaten or raw. */
function riceDishes(asEaten: boolean): readonly Recipe[] {
  const { taxonomy, recipes } = catalogue;
  const found = [...recipes.values()].filter(isListed).filter((recipe) => {
    const { method, ingredients, components } = recipe;
    const starches = ingredients.flatMap(({ id }) =>
      id === null ? [] : (starchFood(taxonomy, id, method) ?? []),
    );
    const [only, ...others] = starches;
    return (
      components?.isMixed === false &&
      components.starches[0]?.kind === 'rice' &&
      others.length === 0 &&
      only?.asEaten === asEaten
    );
  });
  expect(found.length).toBeGreaterThan(5);
  return found;
}

const COOKED = riceDishes(true);

type PlanToDescribe = { readonly isPlanned: boolean; readonly variant?: number };

function factsOf(recipe: Recipe, answers: SurveyDraft, { isPlanned, variant = 0 }: PlanToDescribe) {
  const entry = { kind: 'recipe', recipe } as const;
  const days = isPlanned ? daysWith(entry, [], LUNCH) : [];
  return tipFactsFor(catalogue, { entry, answers, days, variant });
}

function ownPortions(recipe: Recipe, answers: SurveyDraft): readonly OwnPortion[] {
  const table = surveyVisitor(catalogue.taxonomy, answers);
  return tablePortions({ ...recipe, kind: 'recipe' }, 'lunch', table).map(({ portion }) => portion);
}

const rice = (portion: OwnPortion | undefined) =>
  portion?.starches.find(({ kind }) => kind === 'rice')?.grams;

const half = asked({
  healthConditions: ['diabetes', 'heartDisease'],
  persons: [{ ...as('self', MAN), freeOf: ['diabetes', 'heartDisease'] }, as('parents', WOMAN)],
});

const saying = (text: string, whose: readonly number[]): readonly TipLine[] => [
  { part: 'action', idea: 'carbohydrate.bowl', wording: text, text: { ko: text, en: '' }, swap: null, whose },
];

describe('the portion of a person in a tip', () => {
  it.each([
    ['an older woman with diabetes', older],
    ['a tall man', strong],
    ['both', couple],
  ])('is that of the plan: %s', (_, answers) => {
    for (const each of COOKED) {
      const portions = ownPortions(each, answers);
      const { persons } = factsOf(each, answers, { isPlanned: true }).people;
      expect(
        persons.map(({ portion }) => portion.starchGrams),
        each.id,
      ).toEqual(portions.map(rice));
      expect(persons.map(({ portion }) => portion.servingShare)).toEqual(
        portions.map(({ mainFactor }) => mainFactor),
      );
      expect(persons.map(({ portion }) => portion.glycemicLoad)).toEqual(
        portions.map(({ glycemicLoad }) => glycemicLoad),
      );
      expect(persons.map(({ portion }) => portion.nutrition)).toEqual(
        portions.map(({ nutrition }) => nutrition),
      );
    }
  });

  it('is beside their own conditions, and no strict reading of those of somebody else', () => {
    const [each] = COOKED;
    if (each === undefined) throw new Error('no dish with rice');
    const said = factsOf(each, half, { isPlanned: true }).people.persons.map(
      ({ conditions, usesInsulin, usesWarfarin }) => [conditions.length, usesInsulin, usesWarfarin],
    );
    expect(said).toEqual([
      [0, false, false],
      [2, true, true],
    ]);
  });

  it('is in grams as eaten where rice is weighed raw', () => {
    for (const each of riceDishes(false)) {
      const [own] = ownPortions(each, older);
      const [person] = factsOf(each, older, { isPlanned: true }).people.persons;
      expect(person?.portion.riceGrams, each.id).toBe(rice(own));
    }
  });

  it('is that of the recipe outside a plan', () => {
    for (const each of COOKED)
      expect(factsOf(each, older, { isPlanned: false }).people.persons[0]?.portion).toMatchObject({
        ...{ servingShare: 1, starchGrams: null, riceGrams: null, nutrition: null, glycemicLoad: null },
      });
  });

  it('is that of the meal the page was opened for', () => {
    const [each] = COOKED;
    if (each === undefined) throw new Error('no dish with rice');
    const entry = { kind: 'recipe', recipe: each } as const;
    const [day] = daysWith(entry, [], LUNCH);
    if (day === undefined) throw new Error('no day with the dish');
    const days = [day, { ...day, date: '2026-11-22' }];
    const turnOf = (meal?: { readonly date: string; readonly mealTime: 'lunch' | 'dinner' }) =>
      tipFactsFor(catalogue, { entry, answers: older, days, meal, variant: 0 }).day?.turn;
    expect(turnOf()).toBe(LUNCH);
    expect(turnOf({ date: '2026-11-22', mealTime: 'lunch' })).toBe(3 + LUNCH);
    expect(turnOf({ date: '2026-11-22', mealTime: 'dinner' })).toBe(LUNCH);
  });

  it('has no figure where plates differ', () => {
    for (const each of COOKED) {
      const facts = factsOf(each, couple, { isPlanned: true });
      if (facts.objection !== null) continue;
      const { guide } = writeTip(catalogue.taxonomy, facts);
      expect(guide.ko, each.id).not.toMatch(/공기[^(]{0,6}\(|탄수화물은 약/u);
    }
  });

  it('is what P04 judges by, and what the guide says', () => {
    let judged = 0;
    const stated = COOKED.flatMap((each) => [0, 1, 2].map((variant) => ({ each, variant })));
    for (const { each, variant } of stated) {
      const facts = factsOf(each, older, { isPlanned: true, variant });
      const own = rice(ownPortions(each, older)[0]) ?? 0;
      const judge = (grams: number) =>
        judgeGuide(catalogue.taxonomy, saying(`밥은 ${grams} g만 담아요.`, [0]), facts);
      expect(judge(own), each.id).not.toContainEqual(expect.objectContaining({ id: 'P04' }));
      expect(
        judge(own + 35).map(({ id }) => id),
        each.id,
      ).toContain('P04');
      for (const [, grams] of writeTip(catalogue.taxonomy, facts).guide.ko.matchAll(
        /공기[^(]{0,6}\((\d+)g\)/gu,
      )) {
        expect(Math.abs(Number(grams) - own), each.id).toBeLessThanOrEqual(5);
        judged += 1;
      }
    }
    expect(judged).toBeGreaterThan(5);
  });
});
