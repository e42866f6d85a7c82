import { DISH_METHODS, MEAL_STYLES, makeTaxonomy, type Taxonomy } from '@kkini/domain';
import { aLine, aTaxonomy } from '@kkini/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrittenDish } from './dish-holdings.ts';
import { foodClosure } from './food-closure.ts';
import { held, profiled } from './testing/read-twice.ts';

/** Foods by id and name. The parents, ingredients and possible ingredients of a food come before it. */
const FOODS = [
  ['kimchi_all', '김치류'],
  ['pickle_all', '절임류'],
  ['radish', '무우'],
  ['salt', '소금'],
  ['shrimp', '새우'],
  ['kimchi', '김치'],
  ['jeotgal', '젓갈'],
  ['pancake', '전'],
  ['dumpling', '만두'],
] as const;
const IDS = FOODS.map(([id]) => id);
const TAGS = ['gluten', 'alcohol', 'soy', 'animal-flesh', 'sodium-high'];
const STAYING = ['soy', 'sodium-high'];

const someOf = (all: readonly string[], most: number) =>
  fc
    .array(fc.constantFrom(...all), { maxLength: Math.min(most, all.length) })
    .map((some) => [...new Set(some)]);
const before = (at: number, most: number) =>
  at === 0 ? fc.constant([] as string[]) : someOf(IDS.slice(0, at), most);
const items = fc.tuple(
  ...FOODS.map(([id, ko], at) =>
    fc.record({
      id: fc.constant(id),
      ko: fc.constant(ko),
      kind: fc.constantFrom('ingredient' as const, 'compound' as const, 'group' as const, 'dish' as const),
      parents: before(at, 2),
      contains: before(at, 1),
      mayContain: before(at, 1),
      trace: before(at, 1),
      tags: someOf(TAGS, 2),
    }),
  ),
);

/** Any consistent taxonomy of these foods. */
const sketches = fc.record({
  items,
  composedGroups: someOf(IDS, 2),
  warned: someOf(IDS, 2),
  includesDescendants: fc.boolean(),
  stated: someOf(IDS, 3),
  candidates: someOf(IDS, 3),
});
type Sketch = typeof sketches extends fc.Arbitrary<infer Value> ? Value : never;

function taxonomyOf({
  items: foods,
  composedGroups,
  warned,
  includesDescendants,
  ...words
}: Sketch): Taxonomy {
  const { source } = aTaxonomy(foods);
  const [title, ...lines] = words.stated;
  const made = makeTaxonomy({
    ...source,
    tags: TAGS.map((tag) => ({ tag, propagates: !STAYING.includes(tag), meaning: tag })),
    policy: {
      ...source.policy,
      composedGroups,
      mayContainWarnOnly: { ids: warned, includesDescendants, tags: ['alcohol'] },
    },
    explainedByLines: title === undefined ? [] : [{ title, lines }],
    ambiguous: words.candidates.length < 2 ? [] : [{ text: '해물', candidates: words.candidates }],
    modifiers: { ...source.modifiers, dishSuffix: ['전', '만두'], stateWords: ['무우'] },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

const WORDS = [...FOODS.map(([, ko]) => ko), '해물', '해물전', '새우전', '김치만두', '매운', '볶음', '그것'];
const words = (most: number) => fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most });
const texts = fc.oneof(
  words(2).map((some) => some.join(' ')),
  words(3).map((some) => some.join(', ')),
  fc.constant(''),
);
const lines = fc.oneof(
  fc.constantFrom(...IDS, 'unicorn').map((id) => aLine(id, id)),
  texts.map((name) => ({ ...aLine('', name), id: null })),
);
const dishes: fc.Arbitrary<WrittenDish> = fc.record(
  {
    title: fc.oneof(fc.constantFrom(...WORDS), texts),
    lines: fc.array(lines, { maxLength: 2 }),
    beside: fc.array(texts, { maxLength: 2 }),
    mayContain: someOf([...IDS, 'unicorn'], 2),
    method: fc.constantFrom(...DISH_METHODS),
    style: fc.constantFrom(...MEAL_STYLES),
  },
  { requiredKeys: ['title', 'lines'] },
);

const RUNS = { numRuns: 200, seed: 20261128, endOnFailure: true };

describe('any foods', () => {
  it('make dishes that hold what the planner reads in them', () => {
    fc.assert(
      fc.property(sketches, fc.array(dishes, { minLength: 4, maxLength: 4 }), (sketch, some) => {
        const taxonomy = taxonomyOf(sketch);
        for (const dish of some) expect(held(taxonomy, dish)).toEqual(profiled(taxonomy, dish));
      }),
      RUNS,
    );
  });

  it('are each what the planner knows them to be', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const taxonomy = taxonomyOf(sketch);
        const closure = foodClosure(taxonomy.source);
        expect(closure.warnOnlyIds).toEqual(taxonomy.warnOnlyIds);
        expect(closure.warnOnlyTags).toEqual(taxonomy.warnOnlyTags);
        for (const { id, kind } of sketch.items) {
          expect(closure.identity(id)).toEqual(taxonomy.closures.get(id)?.identity);
          expect(closure.isDish(id)).toBe(kind === 'dish');
        }
        expect(closure.identity('unicorn')).toEqual(new Set());
        expect(closure.isDish('unicorn')).toBe(false);
      }),
      RUNS,
    );
  });

  it('are all described', () => {
    const { source } = aTaxonomy([{ id: 'tofu', ko: '두부' }]);
    const items = source.items.map((item) => ({ ...item, contains: ['soybean'] }));
    expect(() => foodClosure({ ...source, items }).holdings('tofu')).toThrow('names soybean');
  });
});
