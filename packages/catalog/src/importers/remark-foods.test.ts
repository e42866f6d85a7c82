import { dishProfile } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import { withRemarkFoods } from './remark-foods.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();
const { taxonomy } = tables;

function read(text: string) {
  return parseIngredientLine({ text, section: null }, tables).map((line) => withRemarkFoods(line, taxonomy));
}

describe('withRemarkFoods', () => {
  it.each([
    ['물만두(새우) 100g', '물만두(새우)', ['mandu', 'shrimp']],
    ['닭고기(또는 돼지고기) 150g', '닭고기(또는 돼지고기)', ['chicken', 'pork']],
    ['물(쇠고기육수) 120ml', '물(쇠고기육수)', ['water', 'beef_broth']],
    ['두부 100g(새우젓 5g)', '두부(새우젓)', ['tofu', 'salted_shrimp']],
  ])('lets %j stand for both foods', (text, name, foods) => {
    const [line] = read(text);
    expect(line).toMatchObject({ name, id: null, possibleIds: foods });
    const profile = dishProfile(taxonomy, { title: '점심', lines: line === undefined ? [] : [line] });
    expect([...profile.certainIds]).toEqual(expect.arrayContaining(foods));
    expect(profile.unresolvedLines.size).toBe(0);
  });

  it.each([
    ['떡(치즈가 든 것) 100g', 'milk'],
    ['과자(새우맛) 1봉지', 'shrimp'],
  ])('lets %j hold %s, which its bracket mentions', (text, allergen) => {
    const [line] = read(text);
    const profile = dishProfile(taxonomy, { title: '간식', lines: line === undefined ? [] : [line] });
    expect([line?.id, profile.possibleAllergens.has(allergen)]).toEqual([null, true]);
  });

  it.each([
    ['닭고기(가슴살) 150g', 'chicken_breast'],
    ['양파(중간 크기, 1/2개)', 'onion'],
    ['물 100g(반죽용)', 'water'],
    ['애호박(굵게 채 썰어 소금에 절인 것) 100g', 'zucchini'],
    ['[쇠고기양념] 간장 3큰술', 'soy_sauce'],
  ])('leaves %j as it is', (text, id) => {
    expect(read(text)).toMatchObject([{ id }]);
  });
});
