import { productDetail } from '@kkini/contract';
import { aNutrition, aProduct } from '@kkini/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const stew = aProduct({
  id: 'stew-set',
  name: '순두부찌개와 공깃밥',
  method: 'soup',
  ingredients: [
    { id: 'soft_tofu', name: '순두부', grams: 200, amount: '200g', role: 'main' },
    { id: 'anchovy_broth', name: '멸치육수', grams: 200, amount: '200g', role: 'main' },
    { id: 'cooked_rice', name: '쌀밥', grams: 210, amount: '1공기', role: 'main' },
  ],
  nutrition: aNutrition({ sodiumMg: 1600 }),
  components: {
    starches: [{ kind: 'rice', units: 3, nutrition: aNutrition(), glycemicLoad: 47 }],
    soup: null,
    side: null,
    glycemicLoad: 50,
    isMixed: false,
  },
  style: 'restaurant',
  searchText: '순두부찌개',
});
const box = aProduct({
  id: 'box',
  name: '도시락',
  style: 'lunchBox',
  searchText: '현미 도시락',
  typicalPriceWon: null,
  priceRange: {
    won: 3900,
    low: 3500,
    high: 4500,
    month: '2026-09',
    source: '편의점',
    of: { ko: '도시락', en: 'lunch box' },
  },
});

const shrimpBox = aProduct({
  ...{ id: 'shrimp-box', name: '새우 도시락', style: 'lunchBox', mainGroup: 'seafood' },
  ingredients: [{ id: 'shrimp', name: '새우', grams: 80, amount: '80g', role: 'main' }],
});
const chickenBox = aProduct({ id: 'chicken-box', name: '닭갈비 도시락', style: 'lunchBox' });

const catalogue = await loadTestCatalogue();
const products = new Map([stew, box, shrimpBox, chickenBox].map((product) => [product.id, product]));
const test = await buildTestApp({ catalogue: { ...catalogue, products } });
afterAll(() => test.close());

const read = (request: object) => test.send(productDetail.path, request);

describe('reading a product', () => {
  it('searches a map for a restaurant menu, in the area when one is given', async () => {
    const { body } = await read({ id: 'stew-set', area: '강남' });
    const { product_url: address } = productDetail.reply.parse(body);
    expect(decodeURIComponent(address ?? '')).toBe('https://map.naver.com/p/search/강남 순두부찌개');
    const without = productDetail.reply.parse((await read({ id: 'stew-set' })).body);
    expect(decodeURIComponent(without.product_url ?? '')).toBe('https://map.naver.com/p/search/순두부찌개');
  });

  it('searches a shop for anything else', async () => {
    const { product_url: address } = productDetail.reply.parse((await read({ id: 'box' })).body);
    expect(new URL(address ?? '').searchParams.get('query')).toBe('현미 도시락');
  });

  it('says what leaving half of the broth saves, and what the side dishes of a restaurant add', async () => {
    const savings = async (id: string) => productDetail.reply.parse((await read({ id })).body).order_savings;
    expect(await savings('stew-set')).toEqual({ half_broth: 400, side_dishes: 300 });
    expect(await savings('box')).toEqual({ half_broth: null, side_dishes: null });
  });

  it('lists products alike, most alike first, without those the people of a survey must not have', async () => {
    const relatedTo = async (request: object) =>
      productDetail.reply.parse((await read(request)).body).relatedProducts;
    const { dataVersion } = test.catalogue;
    expect(await relatedTo({ id: 'shrimp-box' })).toContainEqual({
      id: 'box',
      name: '도시락',
      name_en: null,
      image: `/art/dishes/box.svg?v=${dataVersion}`,
      price: null,
      price_from: 3900,
    });
    const ids = async (request: object) => (await relatedTo(request)).map(({ id }) => id);
    expect(await ids({ id: 'box' })).toEqual(['chicken-box', 'shrimp-box']);
    expect(await ids({ id: 'stew-set' })).toEqual([]);
    const surveyId = await test.answer(aWireSurvey({ health: [], excludedIngredients: ['새우'] }));
    expect(await ids({ id: 'box', surveyId })).toEqual(['chicken-box']);
  });

  it('tells a malformed id from an unknown one', async () => {
    for (const id of ['', 'NO id', '../x', 12]) {
      expect(await read({ id })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalidProductId', message: 'Invalid product ID' } },
      });
    }
    expect(await read({ id: 'no-such-product' })).toMatchObject({
      status: 404,
      body: { error: { code: 'productNotFound' } },
    });
  });
});
