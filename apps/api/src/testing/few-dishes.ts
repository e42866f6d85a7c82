import type { Catalogue } from '@kkini/catalog';
import { type CookbookDish, LEADING_ROLES } from '@kkini/domain';

/** The same catalogue with one of so many meals, for tests that start servers or threads; it keeps what stands beside them. */
export function withFewDishes<Content extends Pick<Catalogue, 'cookbook' | 'products'>>(
  content: Content,
  oneOf: number,
): Content {
  const isFew = (_entry: unknown, index: number) => index % oneOf === 0;
  const leads = content.cookbook.filter(leadsMeal).filter(isFew);
  const others = content.cookbook.filter((dish) => !leadsMeal(dish));
  return { ...content, cookbook: [...leads, ...others], products: content.products.filter(isFew) };
}

/** Whether a dish is a meal with what stands beside it. */
export function leadsMeal({ role }: Pick<CookbookDish, 'role'>): boolean {
  return LEADING_ROLES.includes(role);
}
