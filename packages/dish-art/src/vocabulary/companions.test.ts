import { describe, expect, it } from 'vitest';
import { inferDish } from '../infer-dish.ts';
import { drawAndWatch } from '../testing/shown-foods.ts';

const besides = (title: string, ingredients: readonly string[]) =>
  inferDish({ title, ingredients }).beside ?? [];

describe('what is served beside', () => {
  it.each([
    ['두부 된장찌개와 현미밥', ['두부', '현미밥'], [{ type: 'rice', rice: 'brown', vessel: 'bowl' }]],
    ['풋콩 주먹밥과 두유', ['현미밥', '풋콩', '두유'], [{ type: 'drink', drink: 'soy' }]],
    ['렌틸 수프와 호밀빵', ['렌틸', '호밀빵'], [{ vessel: 'board', items: ['ryeSlice'] }]],
    ['배춧국과 시금치무침', ['배추', '시금치'], [{ type: 'main', vessel: 'plate', items: ['spinach'] }]],
    ['두부조림과 대구구이', ['두부', '대구살'], [{ items: ['grilledWhiteFish'] }]],
    ['콩나물밥과 달래 간장', ['콩나물', '달래', '현미'], [{ type: 'soup', broth: 'soy' }]],
    ['사태 맑은탕과 당면', ['사태', '당면'], [{ type: 'noodle' }]],
  ])('%s: a small one of its own', (title, ingredients, expected) => {
    expect(besides(title, ingredients)).toMatchObject(expected);
  });

  it('comes with rice on a laid table', () => {
    const [side, rice] = besides('배춧국과 두부구이 밥상', ['배추', '두부', '현미밥']);
    expect([side?.type, rice?.type]).toEqual(['tofuBraise', 'rice']);
  });

  it('is at most two things', () => {
    expect(besides('수육과 배추쌈, 무생채, 현미밥', ['돼지고기', '배추', '무', '현미밥'])).toHaveLength(2);
  });

  it('is nothing where "and" belongs to the dish', () => {
    expect(besides('감자와 콩을 올린 호밀빵', ['감자', '병아리콩', '호밀빵'])).toEqual([]);
    expect(besides('관자와 오징어로 만든 덮밥', ['관자', '오징어'])).toEqual([]);
    expect(besides('구운 사과 샐러드', ['사과', '상추'])).toEqual([]);
  });

  it('is not laid beside a box or kit: it is in it', () => {
    for (const category of ['도시락', '밀키트', '편의점', '식당'])
      expect(
        inferDish({ title: '닭구이와 현미밥', category, ingredients: ['닭', '현미밥'] }).beside,
      ).toBeUndefined();
  });

  it('shows only what is named', () => {
    const { foods } = drawAndWatch({ title: '배춧국과 시금치무침', ingredients: ['배추', '시금치', '소금'] });
    expect([...foods].sort()).toEqual(['cabbage', 'spinach']);
  });
});
