import type { DishSpec } from '../../dish-spec.ts';
import { hash } from '../../drawing/seed.ts';
import type { MealWords } from '../meal-words.ts';
import { inGrill } from '../shapes-of-food.ts';

/** A dish no rule knows: what is named, on a plate. The tint differs by title, so that neighbours do not look alike. */
export function unknownDish({ title, rice, body, titleHas }: MealWords): DishSpec {
  const upon = body.filter((key) => !key.startsWith('lettuce'));
  const pieces = upon.length ? upon : body;
  return {
    type: 'main',
    vessel: 'plate',
    rice,
    items: titleHas('구이', '구운', '로스트') ? inGrill(pieces) : pieces,
    ...(pieces.length < body.length ? { bed: body.filter((key) => !pieces.includes(key)) } : {}),
    tint: (['sesame', 'leaf', 'butter', 'apricot'] as const)[hash(`${title}t`) % 4] ?? 'sesame',
  };
}
