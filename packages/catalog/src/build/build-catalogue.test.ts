import { describe, expect, it } from 'vitest';
import { formatProblem } from '../entries/entry-problem.ts';
import { aCatalogueParts, aComponentFile, aProductFile, TOFU_LINE } from '../testing/catalogue-parts.ts';
import { buildCatalogue, type CatalogueParts, foodsWithoutFacts } from './build-catalogue.ts';

type Changes = {
  component?: object;
  products?: readonly ({ readonly id?: string } & Readonly<Record<string, unknown>>)[];
} & Partial<CatalogueParts>;

function build({ component = {}, products = [{}], ...changes }: Changes = {}) {
  return buildCatalogue(
    aCatalogueParts({
      componentFiles: [aComponentFile(component)],
      productFiles: products.map(aProductFile),
      ...changes,
    }),
  );
}

const problems = (changes: Parameters<typeof build>[0]) => {
  const built = build(changes);
  return built.ok ? [] : built.problem.map(formatProblem);
};

describe('building the catalogue', () => {
  it('derives the nutrition of one serving', () => {
    const built = build();
    if (!built.ok) throw new Error(JSON.stringify(built.problem));
    const [stew] = built.value.cookbook;
    expect(stew).toMatchObject({ id: 'tofu-stew', author: null, servingGrams: 450, minutes: 16 });
    expect(stew?.versions.ordinary.nutrition).toMatchObject({ energyKcal: 400, sodiumMg: 50 });
    expect(built.value.products[0]).toMatchObject({ brandName: null, minutes: null, style: 'lunchBox' });
  });

  it('names foods without a row in the facts table', () => {
    const built = build({ componentFiles: [], facts: new Map() });
    expect(built.ok && foodsWithoutFacts(built.value)).toEqual(['tofu']);
  });

  it.each([
    ['an unknown id', { ...TOFU_LINE, id: 'tofuu' }, "ingredients.0.id: use a taxonomy id, not 'tofuu'"],
    [
      'a group',
      { ...TOFU_LINE, id: 'grain', name: '곡류' },
      "ingredients.0.id: name a member of the group 'grain'",
    ],
    [
      'the name of another food',
      { ...TOFU_LINE, name: '밥' },
      "ingredients.0.name: write a name of 'tofu': 두부, 부침두부",
    ],
  ])('refuses a product line with %s', (_what, line, message) => {
    expect(problems({ products: [{ ingredients: [line] }] })).toEqual([`products/tofu-box.json ${message}`]);
  });

  it('refuses two lines of one name', () => {
    const half = { ...TOFU_LINE, grams: 500 };
    expect(problems({ products: [{ ingredients: [half, half] }] })).toEqual([
      "products/tofu-box.json ingredients.1.name: join the two lines named '두부'",
    ]);
  });

  it.each([
    [
      'the id of a component',
      { id: 'tofu-stew' },
      'id: choose another id, components/tofu-stew.json has it too',
    ],
    ['an unknown source', { source: 'web' }, "source: add 'web' to sources.json"],
  ])('refuses a product with %s', (_what, entry, message) => {
    expect(problems({ products: [entry] })).toEqual([
      `products/${'id' in entry ? entry.id : 'tofu-box'}.json ${message}`,
    ]);
  });

  it('names the file, the field and the repair of every malformed field at once', () => {
    const [familiarity, extra] = problems({ component: { familiarity: 6, price: 1 } });
    expect(familiarity).toMatch(/^components\/tofu-stew\.json familiarity: /);
    expect(extra).toMatch(/^components\/tofu-stew\.json \(whole file\): .*price/);
  });

  it('refuses a file that is no JSON, or named unlike its id', () => {
    const { text } = aComponentFile();
    const [notJson] = problems({ componentFiles: [{ file: 'components/tofu-stew.json', text: '{' }] });
    expect(notJson).toMatch(/^components\/tofu-stew\.json \(whole file\): write valid JSON/);
    expect(problems({ componentFiles: [{ file: 'components/stew.json', text }] })).toEqual([
      'components/stew.json id: name the file tofu-stew.json',
    ]);
  });
});
