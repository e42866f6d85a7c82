import { aStranger, type BodyAnswers, EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { DishForm } from '../model/dish-form.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { NONE_WEIGHED, type WeighedFoods } from '../model/weighed-foods.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';
import { HARD_RULES } from './hard-rules.ts';
import { REFUSED_BY_ANSWERS, SWEET_DRINKS } from './testing/refused-by-answers.ts';

type Refused = {
  readonly tags?: readonly string[];
  readonly foods?: readonly string[];
  readonly forms?: readonly DishForm[];
  readonly grams?: Partial<WeighedFoods>;
};

/** What each rule must refuse, taken from nutrition-rules section 5 and safety-rules section 4, not from the code. */
const REFUSED: Readonly<Record<string, Refused>> = {
  ...REFUSED_BY_ANSWERS,
  'everyone.alcoholicDrink': { forms: ['alcoholicDrinkServed'] },
  'diabetes.rawSeafood': { tags: ['raw-risk'], forms: ['rawByName'] },
  'diabetes.concentratedSugar': {
    foods: [...SWEET_DRINKS, 'candy', 'condensed_milk'],
  },
  'gout.organMeat': { tags: ['organ-meat'] },
  'gout.veryHighPurine': { tags: ['purine-very-high'], foods: ['dried_shrimp', 'whitebait'] },
  'gout.alcohol': { tags: ['alcohol'] },
  'gout.purineBroth': { forms: ['purineBrothBase'] },
  'gout.sugaryDrink': { foods: SWEET_DRINKS },
  'hypertension.potassiumSalt': { tags: ['potassium-chloride'] },
  'hypertension.drugInteraction': { tags: ['drug-interaction', 'herbal-concentrate'] },
  'obesity.sugaryDrink': { foods: [...SWEET_DRINKS, 'candy'] },
  'obesity.friedStarch': { forms: ['deepFriedWithRefinedStarch'] },
  'dyslipidemia.transFat': { tags: ['trans-fat-risk'] },
  'dyslipidemia.animalFat': { foods: ['lard', 'beef_tallow'] },
  'dyslipidemia.grapefruit': { tags: ['drug-interaction'] },
  'heartDisease.potassiumSalt': { tags: ['potassium-chloride'] },
  'heartDisease.transFat': { tags: ['trans-fat-risk'] },
  'heartDisease.stimulant': { foods: ['energy_drink'] },
  'heartDisease.drugInteraction': { tags: ['drug-interaction', 'herbal-concentrate'] },
  'thyroidDisease.iodine': { tags: ['iodine-very-high'] },
  'thyroidDisease.breakfast': { foods: ['soy_milk', 'coffee'] },
  'liverDisease.rawFood': { tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] },
  'liverDisease.alcohol': { tags: ['alcohol', 'alcohol-cooking'] },
  'liverDisease.herbal': { tags: ['herbal-concentrate'] },
  'liverDisease.organMeat': { tags: ['organ-meat'] },
  'liverDisease.sugaryDrink': { foods: SWEET_DRINKS },
  'vegetarian.animalFlesh': { tags: ['animal-flesh'] },
  'glutenFree.gluten': { tags: ['gluten', 'gluten-risk'] },
  'glutenFree.unlabelled': { forms: ['bought'] },
  'lowSugar.concentratedSugar': {
    foods:
      'soft_drink candy condensed_milk fruit_syrup yuja_syrup lemon_syrup ginger_syrup omija_syrup jujube_syrup jam'.split(
        ' ',
      ),
  },
  'lowSodium.saltedSide': { foods: ['jeotgal', 'salted_pickle'] },
  'lowSodium.instantNoodleSoup': { forms: ['instantNoodleSoup'] },
  'lowCarbohydrate.sugar': { foods: ['soft_drink', 'candy'] },
  'lowCarbohydrate.riceWithNoodles': { forms: ['riceWithNoodles'] },
  'child.rawFood': { tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] },
  'child.alcohol': { tags: ['alcohol', 'alcohol-cooking'] },
  'child.caffeine': { tags: ['caffeine'] },
  'child.choking': { tags: ['choking-risk'], forms: ['stickyBalls'] },
  'child.mercury': { tags: ['mercury-high'] },
  'parents.rawFood': { tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] },
  'parents.choking': { tags: ['choking-risk'], forms: ['stickyBalls'] },
  'child.iodine': { tags: ['iodine-very-high'], foods: ['hijiki'] },
  'child.seaweed': { grams: { seaweedG: 5.1 } },
  'child.under7.roundPieces': { tags: ['round-piece'], forms: ['roundPieces'] },
  'child.under7.fish': { grams: { fishG: 76 } },
  'child.under11.fish': { grams: { fishG: 81 } },
  'thyroidDisease.seaweed': { grams: { seaweedG: Infinity } },
};

const owns = (list: readonly string[], owner: RuleOwner) => list.includes(owner);

function visitorOf(owner: RuleOwner): Visitor {
  return aVisitor({
    healthConditions: HEALTH_CONDITIONS.filter((condition) => condition === owner),
    eatingStyles: EATING_STYLES.filter((style) => style === owner),
    hasSevereAllergy: owner === 'answer.severeAllergy',
    ...personOf(owner),
  });
}

/** A person the rules of this owner apply to. */
function personOf(owner: RuleOwner): Pick<Visitor, 'targets' | 'persons'> {
  const target = owner === 'parents' ? 'parents' : owner.startsWith('child') ? 'child' : 'self';
  const birthYear = owner === 'child.under11' ? 2017 : null;
  const answers = ANSWER_OF_OWNER[owner] ?? {};
  return { targets: [target], persons: [{ ...aStranger(target), birthYear, answers }] };
}

const ANSWER_OF_OWNER: Readonly<Partial<Record<RuleOwner, BodyAnswers>>> = {
  'answer.kidney': { kidney: 'stage1to2' },
  'answer.kidneyThird': { kidney: 'unsure' },
  'answer.pregnancy': { pregnancy: 'pregnant' },
  'answer.lactation': { pregnancy: 'lactating' },
  'answer.warfarin': { warfarin: 'yes' },
  'answer.kRetain': { kRetain: 'unsure' },
  'answer.maoi': { maoi: 'yes' },
  'answer.thyroidDrug': { thyroidDrug: 'yes' },
  'answer.stomach': { stomach: 'over3Months' },
  'answer.cirrhosis': { cirrhosis: 'unsure' },
};

const rulesOf = (dish: ReturnType<typeof aCandidate>, visitor: Visitor) =>
  hardViolations(dish, visitor, 'breakfast').map((violation) => violation.rule);

describe('every HARD rule', () => {
  it('has a case here', () => {
    expect(HARD_RULES.map((rule) => rule.id).sort()).toEqual(Object.keys(REFUSED).sort());
  });

  it.each(HARD_RULES)('$id refuses what it names and lets an ordinary dish pass', (rule) => {
    const visitor = visitorOf(rule.owner);
    const { tags = [], foods = [], forms = [], grams } = REFUSED[rule.id] ?? {};
    const dishes = [
      ...tags.map((tag) => aCandidate({ profile: { certainTags: new Set([tag]) } })),
      ...foods.map((id) => aCandidate({ profile: { certainIds: new Set([id]) } })),
      ...foods.map((id) => aCandidate({ profile: { possibleIds: new Set([id]) } })),
      ...forms.map((form) => aCandidate({ forms: new Set([form]) })),
      ...(grams === undefined ? [] : [aCandidate({ weighed: { ...NONE_WEIGHED, ...grams } })]),
    ];
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) expect(rulesOf(dish, visitor)).toContain(rule.id);
    expect(rulesOf(aCandidate(), visitor)).toEqual([]);
  });

  it('takes no beef of a kind nobody states for raw beef in pregnancy', () => {
    const carrying = visitorOf('answer.pregnancy');
    const curry = aCandidate({ profile: { possibleIds: new Set(['beef', 'raw_beef', 'beef_lean']) } });
    const tartare = aCandidate({ profile: { possibleTags: new Set(['raw-risk']) } });
    expect(rulesOf(curry, carrying)).toEqual([]);
    expect(rulesOf(tartare, carrying)).toEqual(['answer.pregnancy.rawFood']);
  });

  it('takes no vegetables or cheese of a kind nobody states for raw sprouts or soft cheese in pregnancy', () => {
    const carrying = visitorOf('answer.pregnancy');
    const pizza = aCandidate({ profile: { possibleIds: new Set(['sprout_veg', 'soft_ripened_cheese']) } });
    const leaves = aCandidate({ profile: { possibleTags: new Set(['listeria-risk']) } });
    expect(rulesOf(pizza, carrying)).toEqual([]);
    expect(rulesOf(leaves, carrying)).toEqual(['answer.pregnancy.rawFood']);
  });

  it('takes fruit of a kind nobody states for one that reacts with a medicine', () => {
    const cocktail = aCandidate({ profile: { possibleIds: new Set(['fruit', 'grapefruit']) } });
    expect(rulesOf(cocktail, visitorOf('answer.warfarin'))).toEqual(['answer.warfarin.interaction']);
  });

  it.each(HARD_RULES.filter((rule) => !owns(['everyone'], rule.owner)))(
    '$id leaves visitors alone who are not concerned',
    (rule) => {
      const { tags = [], foods = [], forms = [], grams } = REFUSED[rule.id] ?? {};
      const dish = aCandidate({
        weighed: { ...NONE_WEIGHED, ...grams },
        profile: { certainTags: new Set(tags), certainIds: new Set(foods) },
        forms: new Set(forms),
      });
      expect(rulesOf(dish, aVisitor())).toEqual([]);
    },
  );

  it('blocks through a common variant too, alcohol excepted', () => {
    const vegetarian = aVisitor({ eatingStyles: ['vegetarian'] });
    expect(rulesOf(aCandidate({ profile: { possibleTags: new Set(['animal-flesh']) } }), vegetarian)).toEqual(
      ['vegetarian.animalFlesh'],
    );
    const child = aVisitor({ targets: ['child'] });
    const maybeWine = { possibleTags: new Set(['alcohol']), warnOnlyTags: new Set(['alcohol']) };
    expect(rulesOf(aCandidate({ profile: maybeWine }), child)).toEqual([]);
  });

  it('refuses a dish with an ingredient nobody knows to anyone with a condition', () => {
    const mystery = aCandidate({ profile: { unresolvedLines: new Set(['비밀 양념']) } });
    expect(rulesOf(mystery, aVisitor({ healthConditions: ['thyroidDisease'] }))).toEqual([
      'unresolvedIngredient',
    ]);
    expect(rulesOf(mystery, aVisitor())).toEqual([]);
  });

  it('refuses a dish whose limited nutrient is unknown', () => {
    const unmeasured = aCandidate({ nutrition: aNutrition({ purineMg: null }) });
    expect(rulesOf(unmeasured, aVisitor({ healthConditions: ['gout'] }))).toEqual(['unknownNutrient']);
    expect(rulesOf(unmeasured, aVisitor({ healthConditions: ['diabetes'] }))).toEqual([]);
  });

  it('refuses what the visitor excluded, named or possible', () => {
    const visitor = aVisitor({ exclusions: [{ kind: 'known', id: 'shrimp' }] });
    expect(rulesOf(aCandidate({ profile: { certainIds: new Set(['shrimp']) } }), visitor)).toEqual([
      'excludedFood',
    ]);
    expect(rulesOf(aCandidate({ profile: { possibleIds: new Set(['shrimp']) } }), visitor)).toEqual([
      'excludedFood',
    ]);
    expect(rulesOf(aCandidate(), visitor)).toEqual([]);
  });

  it('keeps soy milk and coffee from the breakfast of somebody on thyroid hormone, and from no other meal', () => {
    const latte = aCandidate({ profile: { certainIds: new Set(['coffee']) } });
    const visitor = visitorOf('answer.thyroidDrug');
    const at = (time: 'breakfast' | 'lunch') => hardViolations(latte, visitor, time).map(({ rule }) => rule);
    expect([at('breakfast'), at('lunch')]).toEqual([['answer.thyroidDrug.breakfast'], []]);
  });

  it.each([
    [{ warfarin: 'yes' }, 'vitaminKUg'],
    [{ kRetain: 'yes' }, 'potassiumMg'],
    [{ kidney: 'stage3' }, 'potassiumMg'],
    [{ insulin: 'yes' }, 'carbohydrateG'],
  ] as const)('refuses with %j what says nothing of %s', (answers, nutrient) => {
    const visitor = aVisitor({ persons: [{ ...aStranger('self'), answers }] });
    const unmeasured = aCandidate({ nutrition: aNutrition({ [nutrient]: null }) });
    expect(rulesOf(unmeasured, visitor)).toEqual(['unknownNutrient']);
    expect(rulesOf(unmeasured, aVisitor())).toEqual([]);
  });
});
