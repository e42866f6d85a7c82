import { describe, expect, it } from 'vitest';
import type { TipDish } from '../model/tip-facts.ts';
import { makeContext } from '../rules/tip-context.ts';
import { aTipDish, someFacts, someFoods, somePeople } from '../testing/some-facts.ts';
import { fitsDish } from './fits-dish.ts';

const taxonomy = someFoods();
const contextOf = (changes: Partial<TipDish>, targets: readonly 'child'[] = []) =>
  makeContext(taxonomy, someFacts({ dish: aTipDish(changes), people: somePeople({ targets }) }));

const soup = contextOf({ title: '두부국과 현미밥', method: 'soup' });
const plate = contextOf({ title: '두부구이와 현미밥', method: 'grill' });
const sandwich = contextOf({ title: '두부 샌드위치', method: 'bread', lines: [], steps: [] });
const porridge = contextOf({ title: '시금치죽', method: 'porridge', steps: [] });
const friedRice = contextOf({ title: '두부 볶음밥', method: 'stirFry' });
const stew = contextOf({ title: '두부 토마토 스튜', method: 'soup' });

describe('a wording', () => {
  it.each([
    ['국물은 반만 먹어요.', soup, true],
    ['국물은 반만 먹어요.', plate, false],
    ['국물은 반만 먹어요.', stew, false],
    ['짠 찬은 하나만 놓아요.', plate, true],
    ['짠 찬은 하나만 놓아요.', sandwich, false],
    ['한 그릇으로 마쳐요.', porridge, true],
    ['한 그릇으로 마쳐요.', sandwich, false],
    ['{veg:을} 먼저 먹어요.', plate, true],
    ['{veg:을} 먼저 먹어요.', porridge, false],
    ['뜨거울 때 드세요.', soup, true],
    ['뜨거울 때 드세요.', sandwich, false],
    ['볶을 때 물을 조금 더해요.', sandwich, false],
    ['{veg:을} 먼저 먹어요.', friedRice, false],
    ['천천히 드세요.', sandwich, true],
  ] as const)('fits a dish that has what it speaks of: %s', (pattern, context, fits) => {
    expect(fitsDish(pattern, context)).toBe(fits);
  });

  it('never takes starch from somebody who needs the energy', () => {
    const less = '{starch:을} 조금 덜어요.';
    expect(fitsDish(less, contextOf({}))).toBe(true);
    expect(fitsDish(less, contextOf({}, ['child']))).toBe(false);
  });

  it.each([
    '먹는 양이 저절로 줄 수 있어요.',
    '작은 그릇에 담아요.',
    '후식 과일은 주먹 반만큼만 먹어요.',
    '마실 것은 달지 않은 차가 어울려요.',
  ])('never asks a child for less, nor offers tea: %s', (pattern) => {
    expect(fitsDish(pattern, contextOf({}))).toBe(true);
    expect(fitsDish(pattern, contextOf({}, ['child']))).toBe(false);
  });

  it('boils no rice for a porridge', () => {
    expect(fitsDish('{starch:은} 50 g만 잡아 지어요.', plate)).toBe(true);
    expect(fitsDish('{starch:은} 50 g만 잡아 지어요.', porridge)).toBe(false);
  });
});
