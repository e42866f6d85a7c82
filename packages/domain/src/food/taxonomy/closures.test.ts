import { describe, expect, it } from 'vitest';
import { type Closure, computeClosures } from './closures.ts';
import { anItem, aTaxonomySource } from './testing/a-taxonomy-source.ts';

const closures = computeClosures(
  aTaxonomySource({
    tags: [
      { tag: 'animal', propagates: true, meaning: 'animal' },
      { tag: 'purine', propagates: false, meaning: 'purine' },
    ],
    items: [
      anItem('seafood', { kind: 'group', tags: ['animal'] }),
      anItem('fish', { kind: 'group', parents: ['seafood'] }),
      anItem('anchovy', { parents: ['fish'], tags: ['purine'] }),
      anItem('sweet_fish', { kind: 'compound', parents: ['fish'], contains: ['sugar'] }),
      anItem('shrimp', { parents: ['seafood'], allergens: ['shrimp'] }),
      anItem('sugar'),
      anItem('fish_sauce', { kind: 'compound', contains: ['anchovy'], mayContain: ['shrimp'] }),
      anItem('kimchi', { kind: 'compound', contains: ['fish_sauce'] }),
      anItem('seafood_broth', { kind: 'compound', contains: ['seafood'] }),
      anItem('vegetable_broth', { kind: 'compound', mayContain: ['fish'] }),
      anItem('laver', { trace: ['shrimp'] }),
      anItem('laver_roll', { kind: 'compound', contains: ['laver'] }),
    ],
  }),
);

describe('computeClosures', () => {
  it('follows parents and composition upwards', () => {
    expect([...of('kimchi').up].sort()).toEqual(['anchovy', 'fish', 'fish_sauce', 'kimchi', 'seafood']);
  });

  it('inherits what a component may contain', () => {
    expect([...of('kimchi').may].sort()).toEqual(['seafood', 'shrimp']);
  });

  it('counts every member of a contained group as possible, by identity only', () => {
    expect([...of('seafood_broth').may].sort()).toEqual(['anchovy', 'fish', 'shrimp', 'sweet_fish']);
    expect([...of('vegetable_broth').may].sort()).toEqual(['anchovy', 'fish', 'seafood', 'sweet_fish']);
  });

  it('counts the members of a group as possible when the group itself is the ingredient', () => {
    expect([...of('fish').line].sort()).toEqual(['anchovy', 'sweet_fish']);
    expect(of('fish').may.size).toBe(0);
  });

  it('lets only propagating tags travel through composition', () => {
    expect([...of('anchovy').certainTags].sort()).toEqual(['animal', 'purine']);
    expect([...of('kimchi').certainTags]).toEqual(['animal']);
    expect([...of('vegetable_broth').possibleTags]).toEqual(['animal']);
  });

  it('reaches allergens of possible members', () => {
    expect([...of('seafood_broth').allergens]).toEqual([]);
    expect([...of('seafood_broth').possibleAllergens]).toEqual(['shrimp']);
  });

  it('keeps cross-contact apart from composition', () => {
    expect([...of('laver_roll').trace].sort()).toEqual(['seafood', 'shrimp']);
    expect(of('laver_roll').up.has('shrimp') || of('laver_roll').line.has('shrimp')).toBe(false);
  });
});

function of(id: string): Closure {
  const closure = closures.get(id);
  if (closure === undefined) throw new Error(`no food ${id}`);
  return closure;
}
