import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { AIMS, aimInTurn } from '../../messages/aims.ts';
import type { TipFacts } from '../../model/tip-facts.ts';
import { aTipDish, someFacts, someFoods, somePeople } from '../../testing/some-facts.ts';
import { writeTip } from '../../write-tip.ts';

const taxonomy = someFoods();
/** A meal with little salt, starch and sugar. */
const dish = aTipDish({
  title: '두부조림',
  lines: [...aTipDish().lines, { id: 'water', name: '물', grams: 100, amount: '', role: 'seasoning' }],
  method: 'braise',
  nutrition: aNutrition({ carbohydrateG: 30, addedSugarG: 0.4, sodiumMg: 420, proteinG: 20 }),
});

/** The tips of a week in which every meal is this one. */
function weekOf(people: TipFacts['people']): readonly string[] {
  const said: string[] = [];
  const texts: string[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const { lines, guide } = writeTip(taxonomy, someFacts({ dish, people, said: [...said] }));
    if (lines.length > 0) texts.push(guide.ko);
    said.push(...lines.map(({ wording }) => wording));
  }
  return texts;
}

describe('a meal with little at stake', () => {
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
});
