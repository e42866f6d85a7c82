import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { TipFacts } from './model/tip-facts.ts';
import { aTipDish, aTipPerson, aTipPortion, someFacts, someFoods, somePeople } from './testing/some-facts.ts';
import { writeTip } from './write-tip.ts';

const taxonomy = someFoods();

describe('a tip at a table of several', () => {
  it('names whose a condition is where others eat along, and has the figures of their plate alone', () => {
    const portionOf = (riceGrams: number, carbohydrateG: number) =>
      aTipPortion({ riceGrams, nutrition: aNutrition({ ...aTipDish().nutrition, carbohydrateG }) });
    const [father, mother] = [
      aTipPerson({ target: 'parents', call: { by: 'sex', target: 'parents', sex: 'male' } }),
      aTipPerson({ target: 'parents', call: { by: 'sex', target: 'parents', sex: 'female' } }),
    ];
    const persons = [
      { ...father, portion: portionOf(280, 120), limits: { ...father.limits, day: {} } },
      { ...mother, portion: portionOf(140, 80), conditions: ['diabetes'] as const },
    ];
    const table = somePeople({ targets: ['parents'], healthConditions: ['diabetes'], persons });
    const withRice = aTipDish({ nutrition: aNutrition({ ...aTipDish().nutrition, sodiumMg: 300 }) });
    const rice = {
      title: { ko: '현미밥', en: 'brown rice' },
      role: 'rice',
      lines: [],
      nutrition: null,
    } as const;
    const dish = { ...withRice, parts: [...withRice.parts, rice] };
    const tipFor = (changes: Partial<TipFacts>) => writeTip(taxonomy, someFacts({ dish, ...changes }));
    const said = Array.from({ length: 8 }, (_, variant) => tipFor({ people: table, variant }));
    const ofStarch = said.filter(({ concern }) => concern === 'carbohydrate');
    expect(ofStarch.length).toBeGreaterThan(0);
    for (const { guide } of ofStarch) {
      expect(guide.ko).toMatch(/^어머니 식사에 맞춘 도움말이에요\./u);
      expect(guide.en).toMatch(/^This tip is for your mother\.[\s\S]*their blood sugar/u);
    }
    expect(ofStarch.map(({ guide }) => guide.ko).join()).toMatch(/탄수화물이 약 80g|2\/3공기/u);
    const both = persons.map((person) => ({ ...person, conditions: ['diabetes'] as const }));
    expect(tipFor({ people: { ...table, persons: both } }).guide.ko).not.toMatch(/맞춘 도움말/u);
  });
});
