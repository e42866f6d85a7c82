import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { AIMS, aimInTurn } from '../../messages/aims.ts';
import type { TipDish, TipFacts } from '../../model/tip-facts.ts';
import type { TipPerson } from '../../model/tip-person.ts';
import {
  aTipDish,
  aTipPerson,
  aTipPortion,
  someFacts,
  someFoods,
  somePeople,
} from '../../testing/some-facts.ts';
import { writeTip } from '../../write-tip.ts';

/** A meal with little salt, starch and sugar. */
const lightMeal = aTipDish({
  title: '두부조림',
  lines: [...aTipDish().lines, { id: 'water', name: '물', grams: 100, amount: '', role: 'seasoning' }],
  method: 'braise',
  nutrition: aNutrition({ carbohydrateG: 30, addedSugarG: 0.4, sodiumMg: 420, proteinG: 20 }),
});

const taxonomy = someFoods();
const plate = aTipDish();

/** All tips for a dish and these people, over all variants. */
function saidOf(dish: TipDish, ...persons: readonly TipPerson[]): string {
  const healthConditions = persons.flatMap(({ conditions }) => conditions);
  const eatingStyles = persons.flatMap(({ styles }) => styles);
  const people = somePeople({ healthConditions, eatingStyles, persons });
  return Array.from(
    { length: 16 },
    (_, variant) => writeTip(taxonomy, someFacts({ dish, people, variant })).guide.ko,
  ).join('\n');
}

const fishDish = (name: string) =>
  aTipDish({
    title: '고등어조림',
    method: 'braise',
    lines: [{ id: 'mackerel', name, grams: 200, amount: '', role: 'main' }],
  });

describe('a tip', () => {
  it.each([
    ['BLT sandwich', 'BLT sandwich'],
    ['Jeonju bibimbap', 'Jeonju bibimbap'],
    ['Spicy pork rice bowl', 'spicy pork rice bowl'],
  ])('calls “%s” by its name within an English sentence', (en, said) => {
    const title = { ko: plate.title, en };
    const dish = { ...plate, parts: [{ title, role: null, lines: plate.lines, nutrition: plate.nutrition }] };
    const people = somePeople({
      healthConditions: ['diabetes'],
      persons: [aTipPerson({ conditions: ['diabetes'] })],
    });
    const tips = Array.from(
      { length: 16 },
      (_, variant) => writeTip(taxonomy, someFacts({ dish, people, variant })).guide.en,
    ).join('\n');
    expect(tips).toMatch(new RegExp(`[a-z] ${said}`, 'u'));
    expect(tips).not.toContain('bLT');
  });

  it('saves no more sodium with half of a broth than half of that plate has', () => {
    const soup = aTipDish({
      title: '곰탕',
      style: 'restaurant',
      method: 'soup',
      lines: [...plate.lines, { id: 'water', name: '물', grams: 800, amount: '', role: 'seasoning' }],
      sodiumMg: { low: 700, central: 1200, high: 2000 },
    });
    const eats = (sodiumMg: number) =>
      saidOf(
        soup,
        aTipPerson({
          conditions: ['hypertension'],
          portion: aTipPortion({ nutrition: aNutrition({ ...plate.nutrition, sodiumMg }) }),
        }),
      );
    expect(eats(1200)).toMatch(/700~2,000mg/u);
    // A range of sold goods says nothing about a plate the plan counts differently.
    expect(eats(600)).not.toMatch(/700~2,000mg/u);
    const saved = [...eats(600).matchAll(/(\d+)mg 줄어요|절반이면 나트륨이 약 (\d+)mg/gu)];
    expect(saved.length).toBeGreaterThan(0);
    for (const [, less, half] of saved) expect(Number(less ?? half)).toBeLessThanOrEqual(300);
  });

  it('tells what half of the broth at home saves in steps of 50 mg, and never more than it is', () => {
    const water = { id: 'water', name: '물', grams: 800, amount: '', role: 'seasoning' } as const;
    const soup = aTipDish({ title: '두부국', method: 'soup', lines: [...plate.lines, water] });
    const nutrition = aNutrition({ ...plate.nutrition, sodiumMg: 780 });
    const said = saidOf(
      soup,
      aTipPerson({ conditions: ['hypertension'], portion: aTipPortion({ nutrition }) }),
    );
    const saved = [...said.matchAll(/(\d+)mg 줄어요/gu)].map(([, mg]) => Number(mg));
    expect(new Set(saved)).toEqual(new Set([250]));
  });

  it('worries about no infection and no bones of canned fish', () => {
    const [parent, child] = [
      aTipPerson({ target: 'parents', conditions: ['liverDisease'] }),
      aTipPerson({ target: 'child', stage: 'child' }),
    ];
    expect(saidOf(fishDish('고등어'), parent, child)).toMatch(/감염[\s\S]*가시|가시[\s\S]*감염/u);
    expect(saidOf(fishDish('고등어통조림'), parent, child)).not.toMatch(/감염|가시/u);
  });

  it('forbids no snack to whoever is told to have one at night', () => {
    const pack = aTipDish({ style: 'lunchBox', nutrition: aNutrition({ energyKcal: 560 }) });
    const light = { styles: ['diet'] } as const;
    expect(saidOf(pack, aTipPerson(light))).toMatch(/간식/u);
    expect(saidOf(pack, aTipPerson({ ...light, hasCirrhosis: true }))).not.toMatch(/간식/u);
  });

  it('asks those alone who are older to keep their muscle, whatever everybody aims at', () => {
    const styles = ['muscleGain'] as const;
    const persons = [aTipPerson({ styles }), aTipPerson({ target: 'parents', styles })];
    const dish = aTipDish({ nutrition: aNutrition({ ...plate.nutrition, sodiumMg: 300 }) });
    const nutritionOf = new Map([['tofu', aNutrition({ proteinG: 8 })]]);
    const people = somePeople({ eatingStyles: styles, persons });
    const guides = Array.from(
      { length: 12 },
      (_, variant) => writeTip(taxonomy, someFacts({ dish, people, variant, nutritionOf })).guide.ko,
    ).filter((guide) => guide.includes('근육을 지키려면'));
    expect(guides.length).toBeGreaterThan(0);
    for (const guide of guides) expect(guide).toMatch(/^부모님 식사에 맞춘/u);
  });

  it('calls no meal a good choice that takes more than half of a day’s salt', () => {
    const tofu = (sodiumMg: number) =>
      aTipDish({ nutrition: aNutrition({ ...plate.nutrition, purineMg: 40, sodiumMg }) });
    const gout = aTipPerson({ conditions: ['gout'] });
    expect(saidOf(tofu(900), gout)).toMatch(/드시기 좋아요|부담이 적은/u);
    expect(saidOf(tofu(1200), gout)).not.toMatch(/드시기 좋아요|부담이 적은/u);
  });

  it('asks nobody to pick what is blended, or to leave no egg of a batter', () => {
    const vegetarian = aTipPerson({ styles: ['vegetarian'] });
    const mild = aNutrition({ ...plate.nutrition, sodiumMg: 300 });
    const noodles = (step: string) =>
      aTipDish({ title: '콩국수', method: 'noodles', nutrition: mild, steps: [step] });
    expect(saidOf(noodles('두부를 썰어요.'), vegetarian)).toMatch(/두부/u);
    expect(saidOf(noodles('두부와 두유를 믹서에 갈아요.'), vegetarian)).not.toMatch(/두부/u);
    const eggs = (title: string) =>
      aTipDish({
        title,
        method: 'bread',
        nutrition: mild,
        lines: [{ id: 'chicken_egg', name: '달걀', grams: 100, amount: '2개', role: 'main' }],
      });
    expect(saidOf(eggs('달걀 토스트'), vegetarian)).toMatch(/달걀은 남기지/u);
    expect(saidOf(eggs('바나나 팬케이크'), vegetarian)).not.toMatch(/달걀은 남기지/u);
  });

  it('counts no oil that stays in the pan', () => {
    const fried = (grams: number) =>
      aTipDish({
        title: '두부볶음',
        method: 'stirFry',
        nutrition: aNutrition({ ...plate.nutrition, energyKcal: 560, sodiumMg: 300 }),
        lines: [...plate.lines, { id: 'olive_oil', name: '올리브유', grams, amount: '', role: 'seasoning' }],
        parts: [
          {
            title: { ko: '두부볶음', en: 'fried tofu' },
            role: null,
            lines: [{ id: 'olive_oil', name: '올리브유', grams, amount: '', role: 'seasoning' }],
            nutrition: null,
          },
        ],
      });
    const obese = aTipPerson({ conditions: ['obesity'] });
    const nutritionOf = new Map([['olive_oil', aNutrition({ fatG: 100 })]]);
    const people = somePeople({ healthConditions: ['obesity'], persons: [obese] });
    const said = (grams: number) =>
      writeTip(taxonomy, someFacts({ dish: fried(grams), people, nutritionOf })).guide.ko;
    expect(said(24)).toMatch(/올리브유/u);
    expect(said(110)).not.toMatch(/올리브유/u);
  });

  it('cooks no whole bird in two batches', () => {
    const roast = (name: string) =>
      aTipDish({
        title: '구이',
        nutrition: aNutrition({ ...plate.nutrition, sodiumMg: 300 }),
        lines: [{ id: 'chicken_thigh', name, grams: 300, amount: '', role: 'main' }],
      });
    const liver = aTipPerson({ conditions: ['liverDisease'] });
    expect(saidOf(roast('닭다리살'), liver)).toMatch(/두 번에 나눠/u);
    expect(saidOf(roast('생닭'), liver)).not.toMatch(/두 번에 나눠/u);
  });
});

/** The tips of a week in which every meal is this one. */
function weekOf(people: TipFacts['people'], { isEatenAgain = false } = {}): readonly string[] {
  const { day } = someFacts();
  const said: string[] = [];
  const texts: string[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const { lines, guide } = writeTip(
      taxonomy,
      someFacts({ dish: lightMeal, people, said: [...said], day: day && { ...day, isEatenAgain } }),
    );
    if (lines.length > 0) texts.push(guide.ko);
    said.push(...lines.map(({ wording }) => wording));
  }
  return texts;
}

it('asks for a pan without oil only where the fish has no coating', () => {
  const grilled = (...coating: readonly string[]) => {
    const more = ['olive_oil', ...coating];
    const lines = [
      ...fishDish('고등어').lines,
      ...more.map((id) => ({ id, name: '전분', grams: 10, amount: '', role: 'seasoning' as const })),
    ];
    const dish = aTipDish({ title: '고등어구이', method: 'grill', lines });
    return saidOf(dish, aTipPerson({ conditions: ['dyslipidemia'] }));
  };
  expect(grilled()).toContain('기름을 두르지 말고');
  expect(grilled('wheat_flour')).not.toContain('기름을 두르지 말고');
});

it('asks nobody to season or fry what is warmed up', () => {
  const { day } = someFacts();
  const salty = aTipDish({ title: '두부조림', method: 'braise' });
  const people = somePeople({ healthConditions: ['hypertension'] });
  const said = (isEatenAgain: boolean) =>
    Array.from({ length: 10 }, (_, variant) => {
      const facts = someFacts({ dish: salty, people, variant, day: day && { ...day, isEatenAgain } });
      return writeTip(taxonomy, facts).guide.ko;
    }).join();
  expect(said(false)).toMatch(/넣으세요|넣고|조리법/u);
  expect(said(true)).not.toMatch(/넣으세요|넣고|조리법/u);
});

describe('a meal with little at stake', () => {
  it('says how to season only where it is cooked, not where it is eaten again', () => {
    const people = somePeople({ healthConditions: ['hypertension'] });
    const SEASONS = /간을 (?:보|정하)|다 익은 뒤/u;
    expect(weekOf(people).join()).toMatch(SEASONS);
    expect(weekOf(people, { isEatenAgain: true }).join()).not.toMatch(SEASONS);
  });

  it.each([
    [somePeople({ healthConditions: ['hypertension'] }), /나트륨|간/u],
    [somePeople({ eatingStyles: ['lowCarbohydrate'] }), /탄수화물/u],
    [somePeople({ eatingStyles: ['lowSugar'] }), /첨가당/u],
    [somePeople({ healthConditions: ['thyroidDisease'] }), /요오드|해조류/u],
  ])('says how it stays so, two to six times a week', (people, subject) => {
    const texts = weekOf(people);
    expect(texts.length).toBeGreaterThanOrEqual(2);
    expect(texts.length).toBeLessThanOrEqual(6);
    for (const text of texts) expect(text).toMatch(subject);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('says nothing to people without a reason', () => {
    expect(weekOf(somePeople())).toEqual([]);
  });
});

describe('a reason', () => {
  it('is said in other words from tip to tip', () => {
    const aim = AIMS.sodium?.find(([by]) => by === 'hypertension')?.[1] ?? { ko: '', en: '' };
    const turns = [0, 1, 2, 3].map((turn) => aimInTurn(aim, turn).ko);
    expect(new Set(turns).size).toBe(4);
    expect(aimInTurn(aim, 4)).toEqual(aim);
  });

  it('has nobody pierce meat that is stir-fried in slices', () => {
    const patient = aTipPerson({ conditions: ['liverDisease'] });
    const meat = (method: TipDish['method']) =>
      aTipDish({
        title: '소고기볶음',
        method,
        lines: [{ id: 'chicken_thigh', name: '우둔살', grams: 300, amount: '', role: 'main' }],
      });
    expect(saidOf(meat('grill'), patient)).toMatch(/꼬치로 찔러/u);
    expect(saidOf(meat('stirFry'), patient)).toMatch(/붉은 기/u);
    expect(saidOf(meat('stirFry'), patient)).not.toMatch(/꼬치로 찔러/u);
  });

  it('teaches vegetables to a small child, not to a teenager', () => {
    const child = (isSmallChild: boolean) => aTipPerson({ target: 'child', stage: 'child', isSmallChild });
    const greens = aTipDish({
      lines: [{ id: 'spinach', name: '시금치', grams: 300, amount: '', role: 'main' }],
    });
    expect(saidOf(greens, child(true))).toMatch(/아이가 골라내기|자주 먹어|먹기 한결/u);
    expect(saidOf(greens, child(false))).not.toMatch(/아이가 골라내기|자주 먹어|먹기 한결/u);
  });
});
