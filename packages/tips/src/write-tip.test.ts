import { describe, expect, it } from 'vitest';
import { checkTip } from './checks/check-tip.ts';
import { aTipDish, aTipPerson, someFacts, someFoods, somePeople } from './testing/some-facts.ts';
import { writeTip } from './write-tip.ts';

const taxonomy = someFoods();
const guideFor = (changes: Parameters<typeof someFacts>[0] = {}) =>
  writeTip(taxonomy, someFacts(changes)).guide;

describe('a written tip', () => {
  it('stands under the headings of the design and closes with the caution', () => {
    const guide = guideFor({ people: somePeople({ healthConditions: ['diabetes'] }) });
    const headings = [...guide.matchAll(/^#+ .*$/gmu)].map(([line]) => line);
    expect(headings[0]).toBe('### 두부구이와 현미밥 이렇게 즐겨요');
    expect(headings.slice(1)).toEqual([
      '#### 재료 바꾸기',
      '#### 먹는 양',
      '#### 먹는 순서',
      '#### 혈당 부담',
      '#### 싱겁게',
      '#### 당뇨 챙길 점',
    ]);
    expect(guide.endsWith('의사 또는 영양사와 상담하세요.')).toBe(true);
  });

  it('is the same for the same facts and other words for another variant', () => {
    expect(guideFor()).toBe(guideFor());
    const variants = new Set([0, 1, 2, 3].map((variant) => guideFor({ variant })));
    expect(variants.size).toBe(4);
  });

  it('says the rice of the plan, and of the table where there is no plan', () => {
    const portion = { servingShare: 1, starchGrams: 140, nutrition: null, glycemicLoad: null };
    const conditions = ['diabetes'] as const;
    const planned = somePeople({
      healthConditions: conditions,
      persons: [aTipPerson({ conditions, usesInsulin: true, portion })],
    });
    expect(guideFor({ people: planned })).toMatch(/2\/3공기\(140 g\)/u);
    const people = somePeople({ healthConditions: conditions });
    expect(guideFor({ people, day: null })).toMatch(/2\/3공기\(140 g\)/u);
    // The plan serves the bowl of the recipe, so no other amount appears.
    expect(guideFor({ people })).not.toMatch(/공기\(/u);
    expect(
      guideFor({ people: somePeople({ healthConditions: conditions, targets: ['child'] }) }),
    ).not.toMatch(/2\/3공기/u);
  });

  it('says the rice of a child whose plan serves less than the recipe, and asks for no less', () => {
    const portion = { servingShare: 1, starchGrams: 140, nutrition: null, glycemicLoad: null };
    const persons = [aTipPerson({ target: 'child', stage: 'child', portion })];
    const people = somePeople({ targets: ['child'], persons });
    const guides = Array.from({ length: 12 }, (_, variant) => guideFor({ people, variant }));
    for (const guide of guides) {
      expect(guide).toMatch(/2\/3공기\(140 g\)/u);
      expect(guide).not.toMatch(/현미밥[^.\n]*(?:까지만|만 |덜|작은)|혈당/u);
    }
  });

  it('tells the burden on blood sugar by the load of the plate', () => {
    const conditions = ['diabetes'] as const;
    const band = (glycemicLoad: number) => {
      const portion = { servingShare: 1, starchGrams: 140, nutrition: null, glycemicLoad };
      const persons = [aTipPerson({ conditions, portion })];
      return guideFor({ people: somePeople({ healthConditions: conditions, persons }) });
    };
    expect(band(20)).toMatch(/낮은 편/u);
    expect(band(34)).toMatch(/보통/u);
    expect(band(35)).toMatch(/높은 편/u);
  });

  it('says no amount to a table whose plates differ', () => {
    const portion = (starchGrams: number) => ({
      servingShare: 1,
      starchGrams,
      nutrition: null,
      glycemicLoad: null,
    });
    const persons = [
      aTipPerson({ portion: portion(210) }),
      aTipPerson({ target: 'child', stage: 'child', portion: portion(140) }),
    ];
    const people = somePeople({ targets: ['self', 'child'], persons });
    for (const variant of [0, 1, 2, 3]) expect(guideFor({ people, variant })).not.toMatch(/공기\(/u);
  });

  it('says the one sentence about medicine and no other to people with thyroid disease', () => {
    const people = somePeople({ healthConditions: ['thyroidDisease'] });
    const guides = Array.from({ length: 20 }, (_, variant) => guideFor({ people, variant }));
    const body = guides.map((guide) => guide.split('\n>')[0] ?? '').join('\n');
    expect(body).toContain('약 드시는 시간은 처방받은 안내를 따르세요.');
    expect(body.replaceAll('약 드시는 시간은 처방받은 안내를 따르세요.', '')).not.toMatch(
      /빈속|시간을 두|약을|약은|처방/u,
    );
  });

  it('speaks of potassium to people who aim at it alone', () => {
    const guides = (isPotassiumAimed: boolean) => {
      const person = aTipPerson({ conditions: ['hypertension'], isPotassiumAimed });
      const people = somePeople({ healthConditions: ['hypertension'], persons: [person] });
      return Array.from({ length: 30 }, (_, variant) => guideFor({ people, variant })).join('\n');
    };
    expect(guides(false)).not.toContain('칼륨');
    expect(guides(true)).toContain('칼륨');
  });

  it('speaks of blood sugar once to people without a condition, and only to those it concerns', () => {
    for (let variant = 0; variant < 20; variant += 1) {
      const body = guideFor({ variant }).replace(/^#### .*$/gmu, '');
      const said = body.split('\n').filter((line) => /혈당/u.test(line));
      expect(said.length).toBeLessThanOrEqual(1);
      for (const line of said) expect(line).toMatch(/^- 혈당을 관리하신다면/u);
      expect(body).not.toMatch(/당뇨병|피하세요/u);
    }
  });

  it('names the milligrams half of the soy sauce saves one person', () => {
    // 30 g for two: half is 7.5 g a person, 435 mg.
    const guides = [0, 1, 2, 3, 4].map((variant) =>
      guideFor({ variant, people: somePeople({ eatingStyles: ['vegetarian'] }) }),
    );
    for (const guide of guides) expect(guide).toMatch(/나트륨[^\n]*약 450 mg|약 450 mg의 나트륨/u);
  });

  it('says one sentence instead of a tip for a dish that does not suit', () => {
    const { guide, sections, bounds } = writeTip(taxonomy, someFacts({ objection: 'gout' }));
    expect(guide).toContain('선택하신 조건(통풍)에 맞지 않을 수 있어요');
    expect([sections, bounds]).toEqual([null, null]);
    expect(guideFor({ objection: 'excludedFood' })).not.toContain('두부');
  });

  it('names everybody whose advice it gives, the lead first', () => {
    const people = somePeople({ healthConditions: ['gout', 'liverDisease'] });
    expect(guideFor({ people })).toMatch(/^#### 간질환·통풍 챙길 점$/mu);
  });

  it('counts eggs and weighs what cannot be counted', () => {
    const dish = aTipDish({
      lines: [{ id: 'chicken_egg', name: '달걀', grams: 150, amount: '3개', role: 'main' }],
    });
    const guides = [0, 1, 2, 3].map((variant) => guideFor({ dish, variant }));
    expect(guides.filter((guide) => guide.includes('1개 반(75 g)'))).not.toEqual([]);
    for (const guide of guides) expect(guide).not.toMatch(/달걀[^.]{0,8} (?:75|80) g/u);
  });

  it('turns to other words at another meal of the week', () => {
    const day = someFacts().day;
    if (day === null) throw new Error('the example stands in a plan');
    const guides = [0, 1, 2, 3, 4, 5].map((turn) => guideFor({ day: { ...day, turn } }));
    expect(new Set(guides).size).toBe(guides.length);
  });

  it('offers no stand-in that is left out', () => {
    const people = somePeople({
      healthConditions: ['hypertension'],
      exclusions: [{ kind: 'known', id: 'vinegar' }],
    });
    expect(guideFor({ people })).not.toContain('식초');
    expect(guideFor({ people: { ...people, exclusions: [] } })).toContain('식초');
  });

  it('keeps a title to itself that names what is left out', () => {
    const people = somePeople({ exclusions: [{ kind: 'known', id: 'mackerel' }] });
    const dish = aTipDish({ title: '고등어 맛 두부구이' });
    expect(guideFor({ dish, people })).toMatch(/^### 이 요리 이렇게 즐겨요/u);
  });

  it('calls a dish by its name where that food only holds what is left out, or is against a rule', () => {
    const people = somePeople({
      exclusions: [{ kind: 'known', id: 'soybean' }],
      hardFoods: ['mackerel'],
    });
    const dish = aTipDish({ title: '고등어 맛 두부구이' });
    expect(guideFor({ dish, people })).toMatch(/^### 고등어 맛 두부구이 이렇게 즐겨요/u);
  });

  it('says so when nothing is left to say', () => {
    const exclusions = [{ kind: 'literal', text: '요', wholeWordOnly: false }] as const;
    const { guide, sections } = writeTip(taxonomy, someFacts({ people: somePeople({ exclusions }) }));
    expect(sections).toBeNull();
    expect(guide).toContain('드릴 도움말이 남지 않았어요');
  });

  it('gives no figure of the day to a dish that stands in no plan', () => {
    const people = somePeople({ healthConditions: ['hypertension'] });
    expect(guideFor({ people, day: null })).not.toMatch(/1,800/u);
  });

  it('passes the checks of any text', () => {
    const facts = someFacts({ people: somePeople({ healthConditions: ['gout', 'liverDisease'] }) });
    const { sections, bounds } = writeTip(taxonomy, facts);
    expect(sections).not.toBeNull();
    if (sections !== null && bounds !== null)
      expect(checkTip(taxonomy, sections, { facts, bounds })).toEqual([]);
  });
});
