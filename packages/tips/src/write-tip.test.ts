import { fillTemplate, type HealthCondition, templatePlaces } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkTip } from './checks/check-tip.ts';
import { judgeGuide } from './checks/judge-guide.ts';
import { BANNED_PATTERNS } from './messages/banned-patterns.ts';
import { WORDINGS } from './messages/wordings.ts';
import { TOPICS } from './rules/topics.ts';
import { aTipDish, aTipPerson, aTipPortion, someFacts, someFoods, somePeople } from './testing/some-facts.ts';
import { writeTip } from './write-tip.ts';

const taxonomy = someFoods();
type Changes = Parameters<typeof someFacts>[0];
const tipFor = (changes: Changes = {}) => writeTip(taxonomy, someFacts(changes));
const guideFor = (changes: Changes = {}) => tipFor(changes).guide.ko;

const people = (...healthConditions: readonly HealthCondition[]) => somePeople({ healthConditions });

const soup = aTipDish({
  title: '두부국',
  method: 'soup',
  lines: [...aTipDish().lines, { id: 'water', name: '물', grams: 700, amount: '', role: 'seasoning' }],
});

/** Advice on how to tell that food is done. */
const COOKED_THROUGH = /익어|익었는지|갈라지면|불투명/u;

describe('a written tip', () => {
  it('says what matters and one thing to do, in both languages, with the caution', () => {
    const { guide, lines } = tipFor({ people: somePeople({ eatingStyles: ['lowSodium'] }), dish: soup });
    expect(lines.map(({ part }) => part)).toEqual(['point', 'action']);
    expect(guide.ko).toMatch(/^[^\n]+요\.\n\n- [^\n]+요\.\n\n> [^\n]+상담하세요\.$/u);
    expect(guide.en).toMatch(/^[A-Z][^\n]+\.\n\n- [A-Z][^\n]+\.\n\n> /u);
    expect(guide.en).not.toMatch(/[가-힣]/u);
  });

  it('is left out for healthy people, at home as in a restaurant', () => {
    expect(guideFor()).toBe('');
    expect(guideFor({ dish: aTipDish({ style: 'restaurant' }) })).toBe('');
  });

  it('speaks of broth only where there is some', () => {
    const said = (dish: typeof soup) =>
      Array.from({ length: 10 }, (_, variant) => guideFor({ dish, variant, people: people('hypertension') }));
    expect(said(soup).join()).toMatch(/국물/u);
    expect(said(aTipDish()).join()).not.toMatch(/국물|건더기/u);
  });

  it('says the rice of the plan and no other amount', () => {
    const portion = aTipPortion({ starchGrams: 140, riceGrams: 140, servedRiceGrams: 210, glycemicLoad: 34 });
    const conditions = ['diabetes'] as const;
    const persons = [aTipPerson({ conditions, usesInsulin: true, portion })];
    const plate = aTipDish();
    const rice = {
      title: { ko: '현미밥', en: 'brown rice' },
      role: 'rice',
      lines: [],
      nutrition: null,
    } as const;
    const dish = { ...plate, parts: [...plate.parts, rice] };
    const guides = Array.from({ length: 8 }, (_, variant) =>
      guideFor({ dish, variant, people: somePeople({ healthConditions: conditions, persons }) }),
    );
    expect(guides.join()).toMatch(/2\/3공기\(140g\)/u);
    expect(guides.join().replaceAll('2/3공기(140g)', '')).not.toMatch(/공기/u);
  });

  it('tells how much a restaurant’s salt varies, and what to ask for', () => {
    const dish = aTipDish({
      style: 'restaurant',
      method: 'soup',
      title: '두부국',
      lines: soup.lines,
      sodiumMg: { low: 640, central: 1150, high: 1540 },
    });
    const { guide, concern } = tipFor({ dish, people: people('hypertension') });
    expect(concern).toBe('sodium');
    expect(guide.ko).toMatch(/1,550|1,150|절반|3분의/u);
    expect(guide.ko).toMatch(/국물|싱겁게|양념/u);
  });

  it('says what half of the kimchi saves, only where the meal has more than its share of sodium', () => {
    const plate = aTipDish();
    const kimchi = {
      title: { ko: '배추김치', en: 'napa kimchi' },
      role: 'kimchi',
      lines: [],
      nutrition: aNutrition({ sodiumMg: 400 }),
    } as const;
    const saidAt = (sodiumMg: number) => {
      const nutrition = aNutrition({ ...plate.nutrition, sodiumMg });
      const dish = { ...plate, nutrition, parts: [...plate.parts, kimchi] };
      return Array.from({ length: 12 }, (_, variant) =>
        guideFor({ dish, variant, people: people('hypertension') }),
      ).join();
    };
    expect(saidAt(930)).toMatch(/배추김치[^\n]*약 200mg 줄어요/u);
    expect(saidAt(540)).not.toMatch(/줄어요/u);
  });

  it('seasons no dish with the herbs of its side dish', () => {
    const plate = aTipDish();
    const [lead] = plate.parts;
    const lines = plate.lines.filter(({ id }) => id !== 'spinach');
    if (lead === undefined) throw new Error('the example has a leading dish');
    const herb = { id: 'cilantro', name: '고수', grams: 10, amount: '', role: 'main' } as const;
    const said = (own: boolean) => {
      const parts = [{ ...lead, lines: own ? [...lines, herb] : lines }];
      const dish = { ...plate, lines: [...lines, herb], parts };
      return Array.from({ length: 12 }, (_, variant) =>
        guideFor({ dish, variant, people: people('hypertension') }),
      ).join();
    };
    expect(said(true)).toContain('고수');
    expect(said(false)).not.toMatch(/고수를/u);
  });

  it('asks nobody to check whether raw fish is done', () => {
    const raw = aTipDish({
      title: '고등어 회덮밥',
      lines: [
        { id: 'mackerel', name: '횟감 고등어', grams: 200, amount: '', role: 'main' },
        ...aTipDish().lines.slice(1),
      ],
    });
    const said = (dish: typeof raw) =>
      Array.from({ length: 12 }, (_, variant) =>
        guideFor({ dish, variant, people: people('liverDisease') }),
      ).join();
    expect(said(raw)).not.toMatch(COOKED_THROUGH);
    expect(
      said({
        ...raw,
        title: '고등어구이',
        lines: aTipDish({ lines: [{ id: 'mackerel', name: '고등어', grams: 200, amount: '', role: 'main' }] })
          .lines,
      }),
    ).toMatch(COOKED_THROUGH);
  });

  it('puts a condition before a style: nobody with gout is told to finish fish to gain muscle', () => {
    const fish = aTipDish({
      title: '고등어구이',
      nutrition: aNutrition({ ...aTipDish().nutrition, purineMg: 120, proteinG: 28 }),
      lines: [{ id: 'mackerel', name: '고등어', grams: 200, amount: '', role: 'main' }],
    });
    const said = (healthConditions: readonly HealthCondition[]) =>
      Array.from({ length: 8 }, (_, variant) =>
        guideFor({
          dish: fish,
          variant,
          people: somePeople({ healthConditions, eatingStyles: ['muscleGain'] }),
          nutritionOf: new Map([['mackerel', aNutrition({ proteinG: 22, purineMg: 120 })]]),
        }),
      ).join();
    expect(said([])).toMatch(/근육을 늘리려면/u);
    expect(said(['gout'])).not.toMatch(/근육을 늘리려면/u);
  });

  it('tells people with liver disease of salt only for the case that the body holds water', () => {
    const said = Array.from({ length: 12 }, (_, variant) =>
      tipFor({ dish: soup, variant, people: people('liverDisease') }),
    ).filter(({ concern }) => concern === 'sodium');
    expect(said.length).toBeGreaterThan(0);
    for (const { guide } of said) expect(guide.ko).toContain('배나 다리가 부었다면');
  });

  it('speaks of no alcohol where only children eat', () => {
    const persons = [aTipPerson({ target: 'child', stage: 'child' })];
    const { day } = someFacts();
    const dinner = { day: day === null ? null : { ...day, mealTime: 'dinner' as const } };
    const saidTo = (changes: Parameters<typeof somePeople>[0]) =>
      Array.from({ length: 12 }, (_, variant) =>
        guideFor({
          dish: aTipDish({ style: 'restaurant', nutrition: aNutrition({ purineMg: 20 }) }),
          variant,
          people: somePeople({ healthConditions: ['gout'], ...changes }),
          ...dinner,
        }),
      ).join();
    expect(saidTo({})).toContain('반주');
    expect(saidTo({ targets: ['child'], persons })).not.toContain('반주');
  });

  it('gives a table whose plates differ the least and the most of a figure', () => {
    const portionOf = (energyKcal: number) =>
      aTipPortion({ nutrition: aNutrition({ ...aTipDish().nutrition, energyKcal, sodiumMg: energyKcal }) });
    const conditions = ['hypertension'] as const;
    const persons = [
      aTipPerson({ conditions, portion: portionOf(900) }),
      aTipPerson({ conditions, target: 'child', stage: 'child', portion: portionOf(700) }),
    ];
    const table = somePeople({ targets: ['self', 'child'], healthConditions: conditions, persons });
    const out = aTipDish({ style: 'restaurant', method: 'riceBowl' });
    const said = Array.from({ length: 6 }, (_, variant) =>
      writeTip(taxonomy, someFacts({ dish: out, people: table, variant })),
    );
    expect(said.map(({ guide }) => guide.ko).join()).toMatch(/나트륨이 약 700~900mg/u);
    expect(said.map(({ guide }) => guide.en).join()).toMatch(/700 to 900 mg/u);
  });

  it('speaks of a child to whoever serves it', () => {
    const table = somePeople({ targets: ['child'], healthConditions: ['hypertension'] });
    const said = Array.from({ length: 8 }, (_, variant) => guideFor({ dish: soup, people: table, variant }));
    expect(said.join()).toMatch(/게 해 주세요/u);
    expect(said.map((guide) => guide.split('> ')[0]).join()).not.toMatch(/드세요|드시/u);
  });

  it('turns to other words at another meal of the week, and to another tip when asked', () => {
    const of = { people: people('hypertension') };
    const first = tipFor(of);
    const later = tipFor({
      ...of,
      said: first.lines.map(({ wording }) => wording),
    });
    const said = new Set(first.lines.map(({ wording }) => wording));
    expect(later.lines.length).toBeGreaterThan(0);
    expect(later.lines.some(({ wording }) => said.has(wording))).toBe(false);
    expect(guideFor({ ...of, variant: 1 })).not.toBe(guideFor(of));
    expect(guideFor(of)).toBe(first.guide.ko);
  });

  it('names no food that is left out, and has one sentence for a dish that does not suit', () => {
    const exclusions = [{ kind: 'known', id: 'spinach' }] as const;
    for (const variant of [0, 1, 2, 3, 4])
      expect(
        guideFor({ variant, people: somePeople({ healthConditions: ['diabetes'], exclusions }) }),
      ).not.toContain('시금치');
    expect(tipFor({ objection: 'gout' })).toMatchObject({ lines: [], bounds: null });
    expect(guideFor({ objection: 'gout' })).toContain('선택하신 조건(통풍)에 맞지 않을 수 있어요');
    expect(tipFor({ objection: 'gout' }).guide.en).toContain('(gout)');
  });

  it('passes the checks of any text', () => {
    const facts = someFacts({ people: people('gout', 'liverDisease') });
    const { lines, bounds } = writeTip(taxonomy, facts);
    if (bounds === null) throw new Error('the example has a tip');
    expect(
      checkTip(
        taxonomy,
        lines.map(({ text }) => text.ko),
        { facts, bounds },
      ),
    ).toEqual([]);
    expect(judgeGuide(taxonomy, lines, facts)).toEqual([]);
  });
});

/** Particles after a vowel. */
const OPEN: Readonly<Record<string, string>> = { 을: '를', 이: '가', 은: '는', 과: '와', 으로: '로' };

describe('the wordings', () => {
  const all = Object.values(WORDINGS).flatMap(({ points, actions, cookingActions = {} }) =>
    [points, actions, cookingActions].flatMap((each) => Object.entries(each)),
  );

  it('belong to a topic each, and name in point and action what carries its concern', () => {
    expect(Object.keys(WORDINGS).sort()).toEqual(TOPICS.map(({ id }) => id).sort());
    for (const { carrier, points, actions, cookingActions } of Object.values(WORDINGS))
      for (const ko of Object.keys({ ...points, ...actions, ...cookingActions })) expect(ko).toMatch(carrier);
  });

  it('say nothing twice', () => {
    for (const at of [0, 1] as const) {
      const texts = all.map((wording) => wording[at]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('end in a whole word: every particle is one the template engine knows', () => {
    for (const [ko] of all) {
      const places = templatePlaces(ko);
      const filled = fillTemplate(ko, Object.fromEntries(places.map((name) => [name, '두부'])));
      const bare = ko.replace(
        /\{\w+:?([^}]*)\}/gu,
        (_, particle: string) => `두부${OPEN[particle] ?? particle}`,
      );
      expect(filled, ko).toBe(bare);
      expect(filled, ko).toMatch(/[.!?]$/u);
    }
  });

  it('match nothing that no tip may say', () => {
    for (const [ko] of all)
      expect(
        BANNED_PATTERNS.filter((pattern) => pattern.test(ko)),
        ko,
      ).toEqual([]);
  });

  it('have the same places in both languages', () => {
    const places = (text: string) => [...new Set(text.match(/\{\w+/gu))].sort();
    for (const [ko, en] of all) expect(places(en), ko).toEqual(places(ko));
  });

  it('speak in English of no medicine, cure or certain effect', () => {
    for (const [, en] of all)
      expect(en).not.toMatch(/\b(?:medicine|medication|pill|insulin|cure|heal|prevent|detox|lowers?)\b/iu);
  });
});
