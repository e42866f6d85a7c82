import { resolve } from 'node:path';
import { indexCatalogue, listedRecipes, readCatalogue } from '../../src/platform/read-catalogue.ts';
import { findArt } from '../../src/plugins/art/draw-art.ts';
import { type Impression, impressionOf, unlikeness } from '../../src/plugins/art/likeness.ts';

const CATALOGUE = resolve(import.meta.dirname, '../../../../packages/catalog/dist/catalogue.json');

/** A dish of the catalogue with its picture. */
export type DepictedDish = {
  readonly id: string;
  readonly title: string;
  /** Role on the table, else meal style, and cooking method. Dishes of one kind appear next to each other in lists. */
  readonly kind: string;
  readonly svg: string;
  /** Picture as the page shows it for a companion, at 40 to 56 pixels; null for dishes that are never companions. */
  readonly small: string | null;
  readonly impression: Impression;
};

export type Pair = { readonly one: DepictedDish; readonly other: DepictedDish; readonly apart: number };

/** Draws every recipe and product of the built catalogue, in order of kind and title. */
export async function drawCatalogue(): Promise<DepictedDish[]> {
  const catalogue = indexCatalogue(await readCatalogue(CATALOGUE));
  const recipes = listedRecipes(catalogue).map((recipe) => ({ ...recipe, name: recipe.title }));
  const products = [...catalogue.products.values()].map((product) => ({ ...product, role: undefined }));
  const dishes = [...recipes, ...products].map(({ id, name, role, style, method }): DepictedDish => {
    const draw = (isSmall: boolean) =>
      findArt({ kind: 'dishes', id, isSmall, layout: 'phone' }, catalogue)?.draw() ?? '';
    const svg = draw(false);
    const small = role !== undefined && COMPANIONS.has(role) ? draw(true) : null;
    return {
      id,
      title: name,
      kind: `${role ?? style} · ${method}`,
      svg,
      small,
      impression: impressionOf(svg),
    };
  });
  const key = ({ kind, title }: DepictedDish) => `${kind} ${title}`;
  return dishes.sort((one, other) => key(one).localeCompare(key(other), 'ko'));
}

const COMPANIONS: ReadonlySet<string> = new Set(['rice', 'side', 'kimchi', 'addon']);

/** Pairs whose pictures are most alike, the closest first. */
export function closestPairs(dishes: readonly DepictedDish[], count: number): Pair[] {
  return dishes
    .flatMap((one, i) =>
      dishes
        .slice(i + 1)
        .map((other) => ({ one, other, apart: unlikeness(one.impression, other.impression) })),
    )
    .sort((a, b) => a.apart - b.apart)
    .slice(0, count);
}
