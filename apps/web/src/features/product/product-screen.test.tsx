import { type ProductWire, productDetail } from '@kkini/contract';
import { fail, HEALTH_CONDITIONS, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../messages/locale.ts';
import { someNutrients } from '../../testing/a-meal-plan.ts';
import { type FakePlatform, fakePlatform, fakeServer, OFFLINE } from '../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../testing/render-app.tsx';

const CALL = productDetail.path;
const PATH = '/productDetail?id=lunchbox-bulgogi';
const PRODUCT: ProductWire = productDetail.reply.parse(productDetail.example.reply);

const NAMED = { id: 'salmon-salad', name: '연어 샐러드', name_en: null, image: '/a.svg' };
const SALAD = { ...NAMED, price: 6500, price_from: null };

async function open(product: Partial<ProductWire> = {}, path = PATH, locale: Locale = 'ko') {
  const platform = fakePlatform({ [CALL]: { ...PRODUCT, ...product } });
  return await openScreen({ path, platform, locale });
}

describe('the product', () => {
  it('shows its typical price, its description and its ingredients', async () => {
    await open();
    expect(screen.getByText(/5,900원/).textContent).toBe(
      '5,900원보통 가격2026년 9월 기준 4,900원~6,900원 (편의점 공식 상품 목록)',
    );
    expect(screen.getByText(/파는 상품 9개의 영양 표시.*나트륨은 480~990mg/)).toBeDefined();
    expect(screen.getByText('간장 양념 소불고기에 밥과 밑반찬을 담은 도시락이에요.')).toBeDefined();
    expect(screen.getByText('60g')).toBeDefined();
  });

  it('names the allergens of such goods, and apart those of some makers', async () => {
    await open();
    expect(screen.getByText('알레르기 유발 재료: 쇠고기')).toBeDefined();
    expect(screen.getByText(/^만드는 곳에 따라 우유도 들어 있을 수 있어요/)).toBeDefined();
  });

  it('says that nobody measured it, rather than a range', async () => {
    await open({ measured: null, is_estimate: true });
    expect(screen.getByText(/추정값이에요/)).toBeDefined();
    expect(screen.queryByText(/나트륨은 .*mg까지/)).toBeNull();
  });

  it.each([
    [
      'ko',
      '국물을 절반 남기면 약 500mg 줄어요(어림). 함께 나오는 김치나 절임까지 드시면 나트륨이 약 300mg 늘어요.',
    ],
    [
      'en',
      /^Leave half of the broth: about 500 mg less sodium.* Eating the kimchi or pickles served with it adds about 300 mg/,
    ],
  ] as const)('says what leaving broth saves, and what side dishes add, %s', async (locale, words) => {
    const platform = fakePlatform({
      [CALL]: { ...PRODUCT, order_savings: { half_broth: 500, side_dishes: 300 } },
    });
    await renderApp({ path: PATH, platform, locale });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says which of its figures nobody measured', async () => {
    const measured = { n: 12, basis: 'labels', energy: { low: 410, high: 560 }, sodium: null } as const;
    await open({ measured: { ...measured, source: '포장 표시', source_en: 'labels' } });
    expect(screen.getByText(/나트륨은 분석한 자료가 없어 재료로 어림한 추정값이에요/)).toBeDefined();
  });

  it('tells a single analysis from several', async () => {
    const figures = { n: 1, basis: 'analysed', energy: null, sodium: null } as const;
    await open({ measured: { ...figures, source: '표', source_en: 'table' } }, PATH, 'en');
    expect(screen.getByText(/Typical values from one laboratory analysis\./)).toBeDefined();
  });

  it('says when there is no price, and which good a price is of', async () => {
    const { unmount } = await open({ price: null, price_is_typical: false, price_range: null });
    expect(screen.getByText('가격 정보 없음')).toBeDefined();
    expect(screen.queryByText('보통 가격')).toBeNull();
    unmount();
    const seen = { low: 2900, high: 3700, month: '2025-10', source: '가|나', source_en: null };
    const range = { won: 3550, of: '참치마요 줄김밥', of_en: null, ...seen };
    await open({ price: null, price_is_typical: false, price_range: range });
    const words = '참치마요 줄김밥만 3,550원보통 가격2025년 10월 기준 2,900원~3,700원 (가, 나)';
    expect(screen.getByText(/3,550원/).textContent).toBe(words);
  });

  it('shows a brand only where there is one', async () => {
    const { unmount } = await open();
    expect(screen.queryByText('그린데이')).toBeNull();
    unmount();
    await open({ brand_name: '그린데이' });
    expect(screen.getByText('그린데이')).toBeDefined();
  });

  it('hides empty and zero nutrients and names the serving', async () => {
    await open({ nutrient: someNutrients({ cholesterol: null, trans_fat: 0, serving_size: '1팩(380 g)' }) });
    const rows = screen.getAllByRole('rowheader').map((row) => row.textContent);
    expect(rows).toEqual([
      '열량',
      '탄수화물',
      '식이섬유',
      '당류',
      '단백질',
      '지방',
      '포화지방',
      '불포화지방',
      '칼륨',
      '나트륨',
      '칼슘',
      '철',
    ]);
    expect(screen.getByText('1팩(380 g)')).toBeDefined();
  });

  it.each([
    ['ko', '줄김밥 1줄(250g), 우유 200ml'],
    ['en', '1 roll of gimbap (250 g), 200 ml of milk'],
  ] as const)('says what a serving holds in the language of the page, %s', async (locale, label) => {
    const platform = fakePlatform();
    const nutrient = someNutrients({ serving_size: '줄김밥 1줄(250g), 우유 200ml' });
    const serving_size_en = '1 roll of gimbap (250 g), 200 ml of milk';
    platform.answer(CALL, () => ok({ ...PRODUCT, nutrient, serving_size_en }));
    await renderApp({ path: PATH, platform, locale });
    expect((await screen.findByText(label)).closest('[lang]')?.getAttribute('lang')).toBe(locale);
  });

  it.each([
    ['도시락', '쇼핑에서 검색하기'],
    ['식당', '지도에서 검색하기'],
  ])('leads from %s to a search, in a window of its own', async (category, label) => {
    await open({ category });
    const link = screen.getByRole('link', { name: new RegExp(label) });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.getAttribute('href')).toBe(PRODUCT.product_url);
  });

  it('offers to call a seller who can be called', async () => {
    await open({ center: { name: '고객센터', address: '서울 성동구', tel: '02-123-4567' } });
    const call = screen.getByRole('link', { name: '전화 걸기 02-123-4567' });
    expect(call.getAttribute('href')).toBe('tel:021234567');
    expect(screen.getByText('서울 성동구')).toBeDefined();
  });

  it('leads to related products', async () => {
    await open({
      relatedProducts: [SALAD, { ...SALAD, id: 'fruit-cup', name: '과일컵', price: null, price_from: 900 }],
    });
    const section = screen.getByRole('heading', { name: '함께 볼 만한 제품' }).closest('section');
    const links = within(section ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['연어 샐러드6,500원', '과일컵약 900원부터']);
    expect(links[0]?.getAttribute('href')).toBe('/productDetail?id=salmon-salad');
  });

  it('gives the focus to the heading of the related product', async () => {
    const { platform } = await open({ relatedProducts: [SALAD] });
    platform.answer(CALL, () => ok({ ...PRODUCT, id: SALAD.id, product_name: SALAD.name }));
    const link = screen.getByRole('link', { name: /연어 샐러드/ });
    link.focus();
    fireEvent.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: SALAD.name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('asks for the product of an area', async () => {
    const { platform } = await open({}, `${PATH}&area=${encodeURIComponent('강남')}`);
    expect(platform.calls.at(-1)?.request).toMatchObject({ id: PRODUCT.id, area: '강남' });
  });
});

describe('a product beside the limits of a survey', () => {
  const judgement: ProductWire['judgement'] = {
    conditions: ['diabetes', 'hypertension'],
    dayLimits: { energyKcal: 1800, sodiumMg: 1800, fiberG: 25 },
    portions: [],
    verdict: { code: 'within', nutrients: ['sugarG', 'sodiumMg'] },
  };

  it('says that it suits the conditions, and why', async () => {
    await open({ judgement });
    const words = screen.getByText('당뇨 · 고혈압 기준에 맞아요').parentElement?.textContent;
    expect(words).toMatch(/당류, 나트륨이 한 끼 기준 안이에요.*진단이나 처방을 대신하지 않아요/);
  });

  it('names two of many conditions, and how many more there are', async () => {
    await open({ judgement: { ...judgement, conditions: HEALTH_CONDITIONS.slice(0, 5) } });
    expect(screen.getByText('당뇨 · 통풍 외 3가지 기준에 맞아요')).toBeDefined();
  });

  it('tells the purine that counts, and beside it the purine as it is', async () => {
    const nutrient = someNutrients({ purine: 120, purine_total: 180.4 });
    await open({ judgement: { ...judgement, dayLimits: { purineMg: 400 } }, nutrient });
    expect(screen.getByRole('row', { name: '고기·해산물 퓨린 120mg 하루 기준의 30%' })).toBeDefined();
    expect(screen.getByRole('row', { name: '채소·콩까지 더한 퓨린 180mg' })).toBeDefined();
  });

  it('does not speak of purine where nobody limits it', async () => {
    await open({ judgement, nutrient: someNutrients({ purine: 120, purine_total: 180 }) });
    expect(screen.queryByRole('row', { name: /퓨린/ })).toBeNull();
  });

  it('shows how much of a day each figure is, where a day has a limit', async () => {
    await open({ judgement, nutrient: someNutrients({ sodium: 540, unsaturated_fat: 7 }) });
    const sodium = screen.getByRole('row', { name: '나트륨 540mg 하루 기준의 30%' });
    expect(within(sodium).getByText('30%')).toBeDefined();
    expect(screen.getByRole('row', { name: '불포화지방 7g' })).toBeDefined();
    expect(screen.getByText('퍼센트는 하루 기준에서 차지하는 비율이에요.')).toBeDefined();
  });

  it.each([
    [{ code: 'above', nutrients: ['sodiumMg'], by: [] }, '나트륨이 한 끼 기준보다 많아요'],
    [{ code: 'likely', nutrients: ['sodiumMg'], by: [] }, '나트륨이 기준보다 많을 수 있어요'],
    [
      { code: 'likely', nutrients: ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG', 'sodiumMg'], by: [] },
      '나트륨, 탄수화물, 열량 외 2가지가 기준보다 많을 수 있어요',
    ],
    [{ code: 'unsuitable', owner: 'gout' }, '통풍 식단에는 넣지 않는 음식이에요'],
    [{ code: 'unsuitable', owner: 'vegetarian' }, '채식 식단에는 넣지 않는 음식이에요'],
    [{ code: 'unsuitable', owner: 'child' }, '자녀 식단에는 넣지 않는 음식이에요'],
    [{ code: 'unsuitable', owner: 'everyone' }, '끼니 식단에는 넣지 않는 음식이에요'],
  ] as const)('says what speaks against it: %j', async (verdict, title) => {
    await open({
      judgement: { ...judgement, verdict: structuredClone(verdict) as typeof judgement.verdict },
    });
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.queryByText(/기준에 맞아요/)).toBeNull();
  });

  it('draws no bars and says nothing without a survey', async () => {
    await open();
    expect(screen.queryByText(/하루 기준/)).toBeNull();
    expect(screen.queryByText(/기준에 맞아요/)).toBeNull();
  });
});

describe('a product that cannot be shown', () => {
  it('is loading first', async () => {
    const platform: FakePlatform = {
      ...fakePlatform(),
      server: fakeServer({ call: () => new Promise(() => {}) }),
    };
    await renderApp({ path: PATH, platform });
    expect(await screen.findByText('제품을 불러오고 있어요')).toBeDefined();
    expect(screen.queryByText(/Error:|No product detail available/)).toBeNull();
  });

  it('says why and loads again when asked to', async () => {
    const platform = fakePlatform();
    await renderApp({ path: PATH, platform });
    expect(await screen.findByText('Error: Network Error')).toBeDefined();
    platform.answer(CALL, () => ok(PRODUCT));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: PRODUCT.product_name })).toBeDefined();
  });

  it('names a refusal by its status text', async () => {
    const platform = fakePlatform();
    const refusal = { code: 'internal', message: 'Oops', statusText: 'Internal Server Error', status: 500 };
    platform.answer(CALL, () => fail(refusal));
    await renderApp({ path: PATH, platform });
    const text = 'Error: Error fetching product details: Internal Server Error';
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    ['productNotFound', 404],
    ['emptyReply', 200],
  ])('is empty when there is no such product (%s)', async (code, status) => {
    const platform = fakePlatform();
    platform.answer(CALL, () => fail({ ...OFFLINE, code, status }));
    await renderApp({ path: PATH, platform });
    expect(await screen.findByText('No product detail available')).toBeDefined();
  });

  it('says that an id cannot be one', async () => {
    const platform = fakePlatform();
    platform.answer(CALL, () => fail({ ...OFFLINE, code: 'invalidProductId', status: 400 }));
    await renderApp({ path: '/productDetail?id=NOT+ONE', platform });
    expect(await screen.findByText('Invalid product ID')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button').textContent).toBe('처음으로');
  });

  it('takes the id from the navigation state where the address has none', async () => {
    const { history, platform } = await renderApp({ path: '/error' });
    platform.answer(CALL, () => ok(PRODUCT));
    history.push('/productDetail', { id: PRODUCT.id });
    expect(await screen.findByRole('heading', { level: 1, name: PRODUCT.product_name })).toBeDefined();
    expect(platform.calls.find(({ path }) => path === CALL)?.request).toMatchObject({ id: PRODUCT.id });
  });

  it('leads to /error without an id', async () => {
    const { history } = await renderApp({ path: '/productDetail' });
    await waitFor(() => expect(history.location.pathname).toBe('/error'));
  });
});
