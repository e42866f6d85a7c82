import { describe, expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();
const withoutFacts = (...ids: readonly string[]) => ({
  ...tables,
  facts: new Map([...tables.facts].filter(([id]) => !ids.includes(id))),
});

describe('factsOf', () => {
  it('gives the facts of the food itself', () => {
    expect(factsOf('chicken_breast', tables)?.id).toBe('chicken_breast');
  });

  it('gives those of what it is a kind of where it has none', () => {
    expect(factsOf('chicken_breast', withoutFacts('chicken_breast'))?.id).toBe('chicken');
  });

  it('gives none where no kin has any', () => {
    expect(factsOf('chicken_breast', { ...tables, facts: new Map() })).toBeNull();
    expect(factsOf('no_such_food', tables)).toBeNull();
  });
});
