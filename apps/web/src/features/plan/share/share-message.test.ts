import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { ko } from '../../../messages/ko.ts';
import { translator, type Wording } from '../../../messages/translate.ts';
import { siteAddress } from '../../../platform/address/paths.ts';
import { aDay, aFastingMeal, aProductMeal, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { shareMessage } from './share-message.ts';

const site = siteAddress('https://kkini.test');
const shareId = '2c8a9a0d-7b35-4c0f-9f5e-6a1d3c4b5e61';
const path = `/dailyMeals/${shareId}?date=2025-11-20`;
const VIEW = `https://kkini.test/#${path}`;
const bothWays = (address: string) => ({ mobileWebUrl: address, webUrl: address });

const korean = { locale: 'ko', t: translator(ko) } as const;

const messageOf = (meals: Parameters<typeof aDay>[0], wording: Wording = korean) =>
  shareMessage(wording, { day: { date: '2025-11-20', meals: aDay(meals) }, shareId, path, site });

describe('the message of a shared day', () => {
  it('is a list with a title, an item for each meal and a button to the plan', () => {
    const pictures = { img_url: '/art/dishes/tofu-stew.svg?v=7' };
    const message = messageOf({ breakfast: aFastingMeal(), lunch: aRecipeMeal(pictures) });
    expect(message).toEqual({
      objectType: 'list',
      headerTitle: '[11월 20일 (목)] 식단',
      headerLink: bothWays(VIEW),
      contents: [
        {
          title: '두부 된장찌개',
          description: '점심 · 요리레시피 · 500kcal',
          imageUrl: 'https://kkini.test/art/dishes/tofu-stew.png?v=7',
          link: bothWays(
            `https://kkini.test/#/recipeDetail?id=tofu-stew&shareId=${shareId}&date=2025-11-20&mealTime=lunch`,
          ),
        },
        {
          title: '닭가슴살 샐러드팩',
          description: '저녁 · 편의점 · 500kcal',
          imageUrl: 'https://kkini.test/art/dishes/tofu-stew.png',
          link: bothWays(
            `https://kkini.test/#/productDetail?id=chicken-salad&shareId=${shareId}&date=2025-11-20&mealTime=dinner`,
          ),
        },
      ],
      buttons: [{ title: '식단 보기', link: bothWays(VIEW) }],
    });
  });

  it('says in English what the specification quotes', () => {
    const message = messageOf({}, { locale: 'en', t: translator(en) });
    expect(message.headerTitle).toBe('[Thu, Nov 20] meal plan');
    expect(message.contents).toHaveLength(3);
    expect(message.buttons[0]?.title).toBe('View the plan');
  });

  it('fills up with the week where one meal would be too few for a list', () => {
    const { contents } = messageOf({ breakfast: null, dinner: aFastingMeal() });
    expect(contents.map(({ title }) => title)).toEqual(['두부 된장찌개', '일주일 식단']);
    expect(contents[1]?.link.webUrl).toBe(`https://kkini.test/#/weeklyMeals/${shareId}`);
  });

  it('says that there is no meal info where there are no meals; fasting is none', () => {
    const { contents } = messageOf({ breakfast: aFastingMeal(), lunch: null, dinner: null });
    expect(contents.map(({ title }) => title)).toEqual(['오늘의 식사 정보가 없어요.', '일주일 식단']);
    expect(contents[0]?.link).toEqual(bothWays(VIEW));
    expect(contents[0]?.imageUrl).toBe('https://kkini.test/art/scenes/table.png?layout=panel');
  });

  it.each([
    ['https://shop.example/salad.jpg', 'https://shop.example/salad.jpg'],
    ['https://shop.example/salad.svg?x=1', 'https://kkini.test/art/meal-styles/convenienceStore.png'],
    [null, 'https://kkini.test/art/meal-styles/convenienceStore.png'],
  ])('shows no drawing a messenger can not: %s', (img_url, shown) => {
    const { contents } = messageOf({ dinner: aProductMeal({ img_url }) });
    expect(contents.at(-1)?.imageUrl).toBe(shown);
  });

  it('leads to the plan from a meal that has no page, and leaves out energy nobody knows', () => {
    const { contents } = messageOf({ lunch: aRecipeMeal({ id: null, nutrient: null }) });
    expect(contents[1]).toMatchObject({ description: '점심 · 요리레시피', link: bothWays(VIEW) });
  });
});
