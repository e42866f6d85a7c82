import { type DishRule, titled } from './dish-rule.ts';

export const DRINK_AND_BREAD_RULES: readonly DishRule[] = [
  {
    applies: (meal) =>
      meal.titleHas('시리얼', '귀리', '오트') &&
      !meal.titleHas('죽', '밥', '팬케이크', '스무디', '스프', '수프'),
    draw: ({ body }) => ({ type: 'yogurt', vessel: 'bowl', glaze: 'cream', items: body, tint: 'rose' }),
  },
  titled(['스무디볼'], ({ body }) => ({
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'cream',
    items: body,
    tint: 'rose',
  })),
  titled(['아메리카노', '커피'], () => ({ type: 'drink', drink: 'coffee', tint: 'sesame' })),
  titled(['그린스무디', '말차', '녹차'], () => ({ type: 'drink', drink: 'green', tint: 'leaf' })),
  titled(['라떼'], () => ({ type: 'drink', drink: 'latte', tint: 'sesame' })),
  {
    // A drink stands last in its name; before other words it is an ingredient (두유죽).
    applies: ({ title }) => /(?:두유|우유)$/.test(title),
    draw: ({ title }) => ({ type: 'drink', drink: title.endsWith('두유') ? 'soy' : 'milk', tint: 'butter' }),
  },
  {
    // Both syllables end many longer names, so only short titles count.
    applies: (meal) => meal.titleHas('차', '티') && meal.title.length < 5,
    draw: () => ({ type: 'drink', drink: 'tea', tint: 'leaf' }),
  },
  titled(['스무디', '주스'], () => ({ type: 'drink', drink: 'berry', tint: 'rose' })),
  titled(['샌드위치', '버거'], () => ({ type: 'sandwich', vessel: 'plate', glaze: 'cream', tint: 'butter' })),
  {
    applies: (meal) => meal.titleHas('토스트', '브루스케타') || /빵$/.test(meal.title),
    draw: ({ body }) => ({
      type: 'toast',
      vessel: 'plate',
      glaze: 'celadon',
      tint: 'apricot',
      ...(body.length ? { items: body.filter((key) => key !== 'blueberry' && key !== 'strawberry') } : {}),
    }),
  },
  titled(['피자'], ({ body }) => ({
    type: 'pizza',
    vessel: 'board',
    items: body.filter((key) => key !== 'cheese'),
    tint: 'rose',
  })),
  titled(['팬케이크', '핫케이크'], ({ body }) => ({
    type: 'jeon',
    vessel: 'plate',
    glaze: 'white',
    items: body.filter((key) => key !== 'eggHalf'),
    tint: 'butter',
  })),
  titled(['요거트', '요구르트', '그래놀라'], ({ body }) => ({
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'celadon',
    items: body,
    tint: 'lilac',
  })),
];
