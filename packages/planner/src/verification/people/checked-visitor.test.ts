import {
  aStranger,
  BODY_QUESTIONS,
  type BodyAnswers,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type Person,
  STRICTNESS,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { aNutrition, aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { ruleOwners } from '../../model/rule-owner.ts';
import { makeVisitor } from '../../model/visitor.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { aCheckedTaxonomy } from '../testing/a-checked-world.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { checkedVisitor } from './checked-visitor.ts';
import { overfullPlates } from './eaten-dish.ts';
import { hasLittleSalt, portionWall } from './portion-walls.ts';

describe('the people the checks see', () => {
  const seen = (changes: Parameters<typeof aSurvey>[0]) =>
    checkedVisitor(aCheckedTaxonomy(), aSurvey(changes));

  it('bring the rules of everyone, of what they chose, and of parents and children, each once', () => {
    expect(seen({ targets: ['self', 'spouse'] }).owners).toEqual(['everyone']);
    expect(
      seen({
        targets: ['self', 'parents', 'child'],
        healthConditions: ['gout'],
        eatingStyles: ['lowSodium'],
      }).owners,
    ).toEqual(['everyone', 'gout', 'lowSodium', 'parents', 'child', 'child.under7']);
  });

  it.each([
    [2019, 'child.under7'],
    [2018, 'child.under11'],
    [2015, 'child.under11'],
    [2014, undefined],
  ])('count a child born in %i as one whose birthday of the year is still to come', (birthYear, young) => {
    const persons = [{ ...aStranger('child'), birthYear }] as const;
    const survey = aSurvey({ targets: ['child'], persons, startDate: '2026-11-30' });
    const { owners } = checkedVisitor(aCheckedTaxonomy(), survey);
    expect(owners.find((owner) => owner.startsWith('child.'))).toBe(young);
  });

  it('bring the rules of what anybody answered, unsure or not, and of a severe allergy', () => {
    const persons = [
      { ...aStranger('self'), answers: { kidney: 'unsure', maoi: 'unsure', thyroidDrug: 'no' } },
      { ...aStranger('spouse'), answers: { pregnancy: 'trimester1', kRetain: 'no', kidney: 'healthy' } },
    ] as const;
    const strict = [{ food: '새우', strictness: 'severeAllergy' }] as const;
    const { owners } = seen({
      targets: ['self', 'spouse'],
      healthConditions: ['hypertension'],
      excludedFoods: ['새우'],
      excludedFoodStrictness: strict,
      persons,
    });
    expect(owners).toEqual([
      'everyone',
      'hypertension',
      'answer.kidney',
      'answer.kidneyThird',
      'answer.maoi',
      'answer.pregnancy',
      'answer.severeAllergy',
    ]);
    const well = [{ ...aStranger('self'), answers: { kidney: 'healthy', kRetain: 'no' } }] as const;
    expect(seen({ targets: ['self'], healthConditions: ['heartDisease'], persons: well }).owners).toEqual([
      'everyone',
      'heartDisease',
      'alone',
      'answer.potassium',
    ]);
  });

  it('leave out the foods they named, as the taxonomy reads them', () => {
    const { exclusions, targets } = seen({ excludedFoods: ['새우'] });
    expect(exclusions).toEqual([{ kind: 'known', id: 'shrimp' }]);
    expect(targets).toEqual(aSurvey().targets);
  });
});

/** Surveys for each age at which rules change, each answer, and tables whose people have different conditions. */
function someSurveys(): readonly Survey[] {
  const years = [null, ...[-3, 0, 3, 6, 7, 10, 11, 18, 19, 64, 65, 74, 75, 121].map((age) => 2026 - age)];
  const aged = TARGETS.flatMap((target) =>
    years.map((birthYear) => aSurvey({ targets: [target], persons: [{ ...aStranger(target), birthYear }] })),
  );
  const questions = Object.entries(BODY_QUESTIONS);
  const said = questions.flatMap(([question, all]) => all.map((each): BodyAnswers => ({ [question]: each })));
  const answered = said.map((answers) => aSurvey({ persons: [{ ...aStranger('self'), answers }] }));
  const well = { kidney: 'healthy', kRetain: 'no' } as const;
  const couples = HEALTH_CONDITIONS.flatMap((condition, at) =>
    [{}, well].map((spouse) =>
      aSurvey({
        targets: ['self', 'spouse'],
        healthConditions: [condition, HEALTH_CONDITIONS[(at + 1) % HEALTH_CONDITIONS.length] ?? condition],
        persons: [
          { ...aStranger('self'), answers: well, freeOf: [condition] },
          { ...aStranger('spouse'), answers: spouse },
        ],
      }),
    ),
  );
  const strict = STRICTNESS.flatMap((strictness) =>
    [['새우'], ['두부'], ['두부', '새우']].map((excludedFoods) =>
      aSurvey({
        excludedFoods,
        excludedFoodStrictness: [{ food: '새우', strictness }],
      }),
    ),
  );
  return [...aged, ...answered, ...couples, ...strict];
}

describe('whose rules apply, read a second time', () => {
  it('is what the planner reads, whatever anybody is or answers', () => {
    const taxonomy = aCheckedTaxonomy();
    for (const survey of someSurveys()) {
      const { owners, exclusions } = checkedVisitor(taxonomy, survey);
      const visitor = makeVisitor(taxonomy, survey);
      expect(new Set(owners), JSON.stringify(survey.persons)).toEqual(ruleOwners(visitor));
      expect(exclusions).toEqual(visitor.exclusions);
    }
  });
});

/** An adult with a condition and a boy of 14 who may be free of it. */
const family = (condition: HealthCondition, self: Person['freeOf'], child: Person['freeOf']) =>
  checkedOf(
    aVisitor({
      targets: ['self', 'child'],
      persons: [
        { ...aStranger('self'), freeOf: self },
        { ...aStranger('child'), birthYear: 2012, freeOf: child },
      ],
      healthConditions: [condition],
    }),
  );

describe('what the checks hold a plate to', () => {
  it('is the load of the least rice of who has diabetes', () => {
    const rice = {
      kind: 'rice',
      units: 3,
      nutrition: aNutrition({ carbohydrateG: 69 }),
      glycemicLoad: 50,
    } as const;
    const components = { starches: [rice], soup: null, side: null, glycemicLoad: 62, isMixed: false };
    const dish = aServedDish({ nutrition: aNutrition({ carbohydrateG: 69 }), components });
    expect(portionWall(dish, family('diabetes', [], []))).toBe('a glycaemic load of 45.3');
    expect(portionWall(dish, family('diabetes', [], ['diabetes']))).toBeNull();
    expect(portionWall(dish, family('diabetes', ['diabetes'], []))).not.toBeNull();
    expect(portionWall(dish, family('diabetes', ['diabetes'], ['diabetes']))).not.toBeNull();
  });

  it('is the seaweed of who has thyroid disease, or is a child', () => {
    const dish = aServedDish({ grams: { fishG: 0, seaweedG: 6, leavesG: 0, processedMeatG: 0 } });
    const overfull = (self: Person['freeOf']) =>
      overfullPlates(dish, 'lunch', family('thyroidDisease', self, [])).map(({ target }) => target);
    expect(overfull([])).toEqual(['self', 'child']);
    expect(overfull(['thyroidDisease'])).toEqual(['child']);
  });

  it('is little salt where anybody has high blood pressure', () => {
    expect(hasLittleSalt(family('hypertension', ['hypertension'], []))).toBe(true);
    expect(hasLittleSalt(family('hypertension', [], ['hypertension']))).toBe(true);
    expect(hasLittleSalt(family('gout', [], []))).toBe(false);
  });
});
