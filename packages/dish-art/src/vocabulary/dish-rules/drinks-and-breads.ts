import { type DishRule, titled } from './dish-rule.ts';

export const DRINK_AND_BREAD_RULES: readonly DishRule[] = [
  titled(['스무디볼'], ({ rice, body }) => ({
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'cream',
    rice,
    items: body,
    tint: 'rose',
  })),
  titled(['아메리카노', '커피'], () => ({ type: 'drink', drink: 'coffee', tint: 'sesame' })),
  titled(['그린스무디', '말차', '녹차'], () => ({ type: 'drink', drink: 'green', tint: 'leaf' })),
  titled(['두유', '우유'], () => ({ type: 'drink', drink: 'soy', tint: 'butter' })),
  titled(['라떼'], () => ({ type: 'drink', drink: 'latte', tint: 'sesame' })),
  {
    // Both syllables end many longer names, so only short titles count.
    applies: (meal) => meal.titleHas('차', '티') && meal.title.length < 5,
    draw: () => ({ type: 'drink', drink: 'tea', tint: 'leaf' }),
  },
  titled(['스무디', '주스'], () => ({ type: 'drink', drink: 'berry', tint: 'rose' })),
  titled(['요거트', '요구르트', '그래놀라'], ({ rice, body }) => ({
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'celadon',
    rice,
    items: body,
    tint: 'lilac',
  })),
  titled(['샌드위치'], () => ({ type: 'sandwich', vessel: 'plate', glaze: 'cream', tint: 'butter' })),
  titled(['토스트'], () => ({ type: 'toast', vessel: 'plate', glaze: 'celadon', tint: 'apricot' })),
];
