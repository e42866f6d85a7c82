import { ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../testing/fake-platform.ts';
import { openScreen, toastText } from '../testing/render-app.tsx';

/** Answers with the fields of the specification (section 3) and no others. */
const REPLIES = {
  '/functions/v1/get-meal-plan': {
    mealPlan: {
      [TEST_TODAY]: {
        dayMealId: 'day-1',
        breakfast: {
          type: '레시피',
          details: {
            id: 'r1',
            img_url: '/r1.png',
            summary: '구수한 찌개',
            title: '두부 된장찌개',
            category: '한식',
            ingredients: ['두부', '애호박', '표고버섯', '대파', '된장'],
          },
        },
        lunch: {
          type: '제품',
          details: {
            id: 'p1',
            img_url: '',
            title: null,
            name: '현미 도시락',
            brand_name: '그린데이',
            price: 5900,
          },
        },
        dinner: { type: '음료', details: { id: 'd1', title: '보리차' } },
      },
    },
  },
  '/functions/v1/recipe-detail': [
    {
      id: 'r1',
      title: '두부 된장찌개',
      img_url: null,
      level: '초급',
      cookingTime: '30분 이내',
      serving: '2인분',
      ingredients: '{"두부":"1모"}',
      instructions: '["끓여요."]',
    },
  ],
  '/functions/v1/product-detail': {
    product_name: '현미 도시락',
    price: 5900,
    brand_name: '그린데이',
    product_img_url: null,
    nutrient: { calorie: 480, sodium: 0, fat: '' },
    center: { name: '고객센터', address: '서울', tel: '02-123-4567' },
    relatedProducts: [{ id: 'p2', name: '연어 샐러드', image: null, price: 6500 }],
  },
  '/api/recipe/list/search': [{ doc_id: 'r1', imgUrl: '/r1.png', title: '두부 된장찌개', author: '손맛' }],
};

async function open(path: string) {
  const platform = fakePlatform();
  for (const [call, reply] of Object.entries(REPLIES)) platform.answer(call, () => ok(reply));
  return await openScreen({ path, platform });
}

describe('a server that names only what the specification does', () => {
  it('has its plan shown, with titles from names, tags from ingredients and drawings for missing pictures', async () => {
    const { history } = await open(`/dailyMeals/${TEST_SURVEY_ID}`);
    const breakfast = screen.getByRole('link', { name: '아침, 두부 된장찌개' });
    const tags = within(breakfast.closest('article') ?? document.body).getAllByText(/^#/);
    expect(tags.map((tag) => tag.textContent)).toEqual(['#두부', '#애호박', '#표고버섯', '#대파']);
    const lunch = screen.getByRole('link', { name: '점심, 현미 도시락' });
    expect(lunch.closest('article')?.querySelector('img')?.getAttribute('src')).toMatch(/meal-styles/);
    expect(screen.getByText(/5,900원/)).toBeDefined();
    expect(history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
  });

  it('may send a meal of a type nobody knows, which is said when it is pressed', async () => {
    const { history } = await open(`/dailyMeals/${TEST_SURVEY_ID}`);
    fireEvent.click(screen.getByRole('button', { name: '저녁, 보리차' }));
    expect(toastText()).toBe('식사 정보가 없어요.');
    expect(history.location.pathname).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
  });

  it('has its week shown', async () => {
    await open(`/weeklyMeals/${TEST_SURVEY_ID}`);
    expect(screen.getByRole('link', { name: '점심, 현미 도시락' })).toBeDefined();
  });

  it('has its recipe shown, with the words it uses', async () => {
    await open('/recipeDetail?id=r1');
    const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;
    expect([fact('난이도'), fact('조리 시간'), fact('분량')]).toEqual(['초급', '30분 이내', '2인분 기준']);
    expect(screen.getByText('끓여요.')).toBeDefined();
    expect(screen.queryByText(/출처/)).toBeNull();
  });

  it('has its product shown', async () => {
    await open('/productDetail?id=p1');
    expect(screen.getByText('그린데이')).toBeDefined();
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['열량']);
    expect(screen.getByRole('link', { name: /연어 샐러드/ })).toBeDefined();
    expect(screen.queryByText(/출처|보통 가격/)).toBeNull();
  });

  it('has its search results shown', async () => {
    await open('/search?q=두부');
    expect(await screen.findByRole('link', { name: /두부 된장찌개/ })).toBeDefined();
  });
});
