import { describe, expect, it } from 'vitest';
import { inferDish } from './infer-dish.ts';

describe('the meal style', () => {
  it.each([
    ['공복', 'empty'],
    ['밀키트', 'mealkit'],
    ['도시락', 'dosirak'],
    ['식당', 'soban'],
    ['편의점', 'pack'],
  ])('%s decides before the title', (category, type) => {
    expect(inferDish({ title: '두부 된장찌개', category }).type).toBe(type);
  });

  it('gives way to triangle gimbap in a convenience store', () => {
    expect(inferDish({ title: '참치 삼각김밥', category: '편의점' }).type).toBe('triangle');
  });

  it('puts the dish of a restaurant on the table', () => {
    const table = inferDish({ title: '된장찌개 정식', category: '식당' });
    expect(table.main).toMatchObject({ type: 'stew', broth: 'doenjang', vessel: 'ttukbaegi' });
  });
});

describe('the title', () => {
  it.each([
    ['순두부찌개', { type: 'stew', broth: 'red', egg: true }],
    ['김치찌개', { type: 'stew', broth: 'red' }],
    ['콩국수', { type: 'noodle', broth: 'milky' }],
    ['물냉면', { type: 'noodle', noodle: 'buckwheat' }],
    ['계란찜', { type: 'steamedEgg' }],
    ['갈비찜', { type: 'main', glaze: 'brass' }],
    ['버섯 잡채', { type: 'japchae' }],
    ['김치볶음밥', { type: 'friedRice' }],
    ['해물파전', { type: 'jeon', big: true }],
    ['호박전', { type: 'jeon', core: 'zucchini' }],
    ['전복죽', { type: 'porridge', items: ['abalone'] }],
    ['두부 조림', { type: 'tofuBraise' }],
    ['고등어 구이', { type: 'fish', fish: 'mackerel' }],
    ['보리차', { type: 'drink', drink: 'tea' }],
    ['현미밥', { type: 'rice', rice: 'brown' }],
  ])('%s is read from the specific to the general', (title, spec) => {
    expect(inferDish({ title })).toMatchObject(spec);
  });

  it('changes the rice by what is cooked in it', () => {
    expect(inferDish({ title: '나물 비빔밥', ingredients: '귀리, 시금치' }).rice).toBe('multi');
    expect(inferDish({ title: '소고기 덮밥', ingredients: { 흑미: '100g' } }).rice).toBe('black');
  });
});

describe('the ingredients', () => {
  it('fill the vessel, without seasonings', () => {
    const { items } = inferDish({
      title: '된장찌개',
      ingredients: ['두부', '대파', '마늘', '애호박', '된장'],
    });
    expect(items).toEqual(['tofu', 'zucchiniHalf']);
  });

  it('fill an unknown dish', () => {
    expect(inferDish({ title: '이름 모를 요리', ingredients: ['가지', '토마토'] })).toMatchObject({
      type: 'main',
      vessel: 'plate',
      items: ['eggplant', 'tomato'],
    });
  });
});
