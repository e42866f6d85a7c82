import { beforeAll, describe, expect, it } from 'vitest';
import { listedRecipes } from '../../platform/read-catalogue.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { findArt } from './draw-art.ts';
import { type Impression, impressionOf, unlikeness } from './likeness.ts';

/**
 * Least distance between pictures of different dishes of one kind. Two random drawings of one dish differ by 0.8 in the median;
 * pictures closer than this look like the same dish.
 */
const APART = 1.5;

type Drawn = {
  readonly id: string;
  /** Shape of a bought good; null for a cooked dish. */
  readonly shape: string | null;
  readonly kind: string;
  readonly svg: string;
  readonly impression: Impression;
};

const catalogue = await loadTestCatalogue();
let dishes: Drawn[] = [];
beforeAll(() => {
  dishes = [...listedRecipes(catalogue), ...catalogue.products.values()].map((dish) => {
    const { id, style, method } = dish;
    const svg = findArt({ kind: 'dishes', id, isSmall: false, layout: 'phone' }, catalogue)?.draw() ?? '';
    const shape = 'steps' in dish ? null : String(dish.drawing?.['type']);
    return { id, shape, kind: `${style} ${method}`, svg, impression: impressionOf(svg) };
  });
});

describe('pictures of the catalogue', () => {
  it('are there for every dish, all different', () => {
    expect(dishes.length).toBeGreaterThan(300);
    // One expectation, because thousands of them take longer than what they check.
    const isBroken = ({ svg }: Drawn) => !/^<svg .*<\/svg>$/s.test(svg) || /NaN|undefined/.test(svg);
    expect(dishes.filter(isBroken).map(({ id }) => id)).toEqual([]);
    expect(new Set(dishes.map(({ svg }) => withoutIds(svg))).size).toBe(dishes.length);
  });

  it('differ to the eye within one meal style and cooking method, but for bought goods of one shape', () => {
    const kinds = [...new Set(dishes.map(({ kind }) => kind))];
    const alike = kinds
      .flatMap((kind) => pairs(dishes.filter((dish) => dish.kind === kind)))
      .filter((pair) => !areGoodsOfOneShape(pair))
      .filter(([one, other]) => unlikeness(one.impression, other.impression) < APART);
    expect(alike.map(([one, other]) => `${one.id} ${other.id}`)).toEqual([]);
  });

  it('are small enough to send by the dozen', () => {
    const large = dishes.filter(({ svg }) => svg.length > 48_000).map(({ id, svg }) => `${id} ${svg.length}`);
    expect(large).toEqual([]);
  });
});

/** Whether both are goods of one shape: triangle gimbap, sandwiches and burgers differ by a filling their shape hides. */
function areGoodsOfOneShape([one, other]: readonly [Drawn, Drawn]): boolean {
  return one.shape !== null && one.shape === other.shape;
}

function pairs(list: readonly Drawn[]): (readonly [Drawn, Drawn])[] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
}

/** A picture without its ids, which contain a hash of the drawing, so that equal drawings compare equal. */
function withoutIds(svg: string): string {
  return svg.replace(/\bd[0-9a-z]+-/g, '');
}
