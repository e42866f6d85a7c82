import { expect, it } from 'vitest';
import { depictedFoods } from '../depicted-foods.ts';
import { foodOf } from '../ingredients/food-of.ts';
import { guessDrawing } from './guess-drawing.ts';
import { drawingsIn } from './read-foods.ts';

it.each([
  ['두부 된장찌개', ['두부', '된장'], { type: 'stew', broth: 'doenjang', items: ['tofu'] }],
  ['소고기 미역국', ['소고기', '미역'], { type: 'soup', items: ['beef', 'seaweed'] }],
  ['김치볶음밥', ['김치', '밥'], { type: 'friedRice', items: ['kimchi'] }],
  ['닭가슴살 샐러드', ['닭가슴살', '양상추'], { type: 'salad', items: ['chicken'], bed: ['lettuce'] }],
  ['고등어 무조림', ['고등어', '무', '고춧가루'], { type: 'main', sauce: 'red' }],
  ['메밀국수', ['메밀면', '오이'], { type: 'noodle', noodle: 'buckwheat' }],
  ['달걀찜', ['달걀'], { type: 'steamedEgg' }],
  ['카레라이스', ['현미밥', '감자'], { type: 'ricebowl', sauce: 'curry', rice: 'brown' }],
])('%s is drawn by its class and its foods', (title, ingredients, expected) => {
  expect(guessDrawing({ title, ingredients })).toMatchObject(expected);
});

it('goes by how a dish is made where its title says nothing', () => {
  expect(guessDrawing({ title: '엄마의 손맛', ingredients: ['두부'], method: 'soup' }).type).toBe('soup');
  expect(guessDrawing({ title: '', ingredients: [] }).type).toBe('main');
});

it('draws no food that neither title nor ingredients name', () => {
  const titles =
    '순두부찌개,삼계탕,달걀말이,비건 달걀찜,계란 없는 김밥,유부초밥,두부조림,떡볶이,고기만두,치즈 피자,요거트,두유,우유,햄버거,오므라이스,나물 비빔밥,해물파전,구름';
  const lists = [[], ['당근', '애호박', '소금'], ['달걀', '새우', '우유'], ['닭고기', '두부', '치즈']];
  for (const title of titles.split(','))
    for (const ingredients of lists) {
      const named = new Set([title, ...ingredients].flatMap(drawingsIn).map(foodOf));
      const drawn = [...depictedFoods(guessDrawing({ title, ingredients }))];
      expect(
        drawn.filter((food) => !named.has(food)),
        `${title} (${ingredients})`,
      ).toEqual([]);
    }
});
