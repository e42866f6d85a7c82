import { createHash } from 'node:crypto';
import type { Catalogue } from '@kkini/catalog';
import { type CookbookDish, LEADING_ROLES } from '@kkini/domain';

/**
 * The same catalogue with about one in `oneOf` meals and products and one in `sidesOneOf` other dishes, for tests that start servers
 * or threads and do not depend on particular dishes. Their ids decide, so that a new dish changes none of the others.
 */
export function withFewDishes<Content extends Pick<Catalogue, 'cookbook' | 'products'>>(
  content: Content,
  oneOf: number,
  sidesOneOf = 1,
): Content {
  const among =
    (few: number) =>
    ({ id }: { readonly id: string }) =>
      createHash('sha256').update(id).digest().readUInt32BE() % few === 0;
  const leads = content.cookbook.filter(leadsMeal).filter(among(oneOf));
  const others = content.cookbook.filter((dish) => !leadsMeal(dish)).filter(among(sidesOneOf));
  return { ...content, cookbook: [...leads, ...others], products: content.products.filter(among(oneOf)) };
}

export function leadsMeal({ role }: Pick<CookbookDish, 'role'>): boolean {
  return LEADING_ROLES.includes(role);
}
