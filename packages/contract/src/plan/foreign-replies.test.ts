import { describe, expect, it } from 'vitest';
import { productDetail } from '../product/product-detail.ts';
import { recipeDetail } from '../recipe/recipe-detail.ts';
import { searchRecipes } from '../recipe/search-recipes.ts';
import { getMealPlan } from './get-meal-plan.ts';

/** One slot of a plan as parsed from any server's reply. */
function readBreakfast(breakfast: unknown) {
  const plan = getMealPlan.reply.safeParse({ mealPlan: { '2099-01-05': { dayMealId: 7, breakfast } } });
  return plan.data?.mealPlan['2099-01-05'];
}

describe('a plan of a server that spells things its own way', () => {
  it.each([
    ['a list', ['두부', '파']],
    ['an object', { 두부: '1모', 파: '1대' }],
    ['JSON text of a list', '["두부","파"]'],
    ['JSON text of an object', '{"두부":"1모","파":"1대"}'],
    ['words with commas between', '두부, 파'],
  ])('has its ingredients as %s', (_, ingredients) => {
    const day = readBreakfast({ type: '레시피', details: { id: 12, title: '두부찌개', ingredients } });
    expect(day?.dayMealId).toBe('7');
    expect(day?.breakfast?.details).toMatchObject({ id: '12', ingredients: ['두부', '파'] });
  });

  it.each([
    [12900, 12900],
    ['12900', 12900],
    ['12,900', 12900],
    ['', null],
    ['문의', null],
    [null, null],
  ])('has the price %s', (price, read) => {
    expect(readBreakfast({ type: '제품', details: { price } })?.breakfast?.details.price).toBe(read);
  });

  it('needs no details of an empty stomach', () => {
    const day = readBreakfast({ type: '공복', details: null });
    expect(day?.breakfast).toMatchObject({ type: '공복', details: { id: null, ingredients: [] } });
  });

  it('has no ingredients where they are null', () => {
    const day = readBreakfast({ type: '제품', details: { name: '김밥', ingredients: null } });
    expect(day?.breakfast?.details).toMatchObject({ name: '김밥', ingredients: [] });
  });
});

describe('dishes of a server that spells things its own way', () => {
  it('have numbers for ids', () => {
    expect(recipeDetail.reply.safeParse([{ id: 12, title: '두부찌개' }]).data?.[0]?.id).toBe('12');
    expect(searchRecipes.reply.safeParse([{ doc_id: 12, title: '두부찌개' }]).data?.[0]?.doc_id).toBe('12');
  });

  it('have figures as text', () => {
    const product = productDetail.reply.safeParse({
      product_name: '현미 도시락',
      price: '5,900',
      nutrient: { calorie: '520', sodium: '1,200', sugar: '', fiber: '조금' },
      relatedProducts: [{ id: 3, name: '김밥', price: '4500' }],
    }).data;
    expect(product).toMatchObject({
      price: 5900,
      nutrient: { calorie: 520, sodium: 1200, sugar: null, fiber: null },
      relatedProducts: [{ id: '3', price: 4500 }],
    });
  });
});
