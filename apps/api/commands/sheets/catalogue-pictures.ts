import { resolve } from 'node:path';
import { indexCatalogue, readCatalogue } from '../../src/platform/read-catalogue.ts';
import { findArt } from '../../src/plugins/art/draw-art.ts';
import { type Impression, impressionOf, unlikeness } from '../../src/plugins/art/likeness.ts';

const CATALOGUE = resolve(import.meta.dirname, '../../../../packages/catalog/dist/catalogue.json');

/** A dish of the catalogue with its picture. */
export type DrawnDish = {
  readonly id: string;
  readonly title: string;
  /** Meal style and cooking method: dishes of one kind stand side by side in lists. */
  readonly kind: string;
  readonly svg: string;
  readonly impression: Impression;
};

export type Pair = { readonly one: DrawnDish; readonly other: DrawnDish; readonly apart: number };

/** Draws every recipe and product of the built catalogue, in order of kind and title. */
export async function drawCatalogue(): Promise<DrawnDish[]> {
  const catalogue = indexCatalogue(await readCatalogue(CATALOGUE));
  const recipes = [...catalogue.recipes.values()].map((recipe) => ({ ...recipe, name: recipe.title }));
  const dishes = [...recipes, ...catalogue.products.values()].map(({ id, name, style, method }) => {
    const wanted = { kind: 'dishes', id, isSmall: false, layout: 'phone' } as const;
    const svg = findArt(wanted, catalogue)?.draw() ?? '';
    return { id, title: name, kind: `${style} · ${method}`, svg, impression: impressionOf(svg) };
  });
  const key = ({ kind, title }: DrawnDish) => `${kind} ${title}`;
  return dishes.sort((one, other) => key(one).localeCompare(key(other), 'ko'));
}

/** Pairs whose pictures are most alike, the closest first. */
export function closestPairs(dishes: readonly DrawnDish[], count: number): Pair[] {
  return dishes
    .flatMap((one, i) =>
      dishes
        .slice(i + 1)
        .map((other) => ({ one, other, apart: unlikeness(one.impression, other.impression) })),
    )
    .sort((a, b) => a.apart - b.apart)
    .slice(0, count);
}
