import type { Catalogue } from '@kkini/catalog';
import { type CookbookDish, LEADING_ROLES } from '@kkini/domain';

/** Of what stands beside a meal, one in so many is enough for a table. */
const SIDES_SHARE = 4;

/** The same catalogue with one of so many meals and a few sides, for tests that start servers or threads. */
export function withFewDishes<Content extends Pick<Catalogue, 'cookbook' | 'products'>>(
  content: Content,
  oneOf: number,
): Content {
  const isFew = (_entry: unknown, index: number) => index % oneOf === 0;
  const leads = content.cookbook.filter(leadsMeal).filter(isFew);
  const others = content.cookbook
    .filter((dish) => !leadsMeal(dish))
    .filter((_dish, index) => index % SIDES_SHARE === 0);
  return { ...content, cookbook: [...leads, ...others], products: content.products.filter(isFew) };
}

/** Whether a dish is a meal with what stands beside it. */
export function leadsMeal({ role }: Pick<CookbookDish, 'role'>): boolean {
  return LEADING_ROLES.includes(role);
}
