import {
  dishProfile,
  exclusionNotices,
  exclusionViolation,
  readExclusion,
  resolveIngredientText,
  resolveTitle,
} from '@kkini/domain';
import { anyString, runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysNothing } from './reading/spell-reading.ts';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const ids = [...taxonomy.items.keys()];
const words = taxonomy.source.items.flatMap((item) => [item.ko, ...item.synonyms]);
const anId = fc.constantFrom(...ids);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  anyString({ maxLength: 80 }),
  fc
    .array(fc.constantFrom(...words, ' ', ',', '(', ')', '1/2', '큰술', '용', '와', '랑', '빼고', '약간'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const profileOf = (lines: readonly string[]) =>
  dishProfile(taxonomy, { title: '', lines: lines.map((id) => ({ id, name: id })) });

describe('exclusion', () => {
  it('of a parent blocks at least what its child blocks', () => {
    for (const { id, parents } of taxonomy.source.items) {
      for (const parent of parents) {
        for (const [food, closure] of taxonomy.closures) {
          const child = closure.up.has(id) ? 'certain' : closure.line.has(id) ? 'possible' : 'none';
          const wide = closure.up.has(parent) ? 'certain' : closure.line.has(parent) ? 'possible' : 'none';
          const holds = child === 'none' || wide === 'certain' || wide === child;
          if (!holds) expect([food, id, parent, child, wide]).toEqual([]);
        }
      }
    }
  });

  it('of a food reaches everything made with it', () => {
    for (const { id, contains, mayContain } of taxonomy.source.items) {
      const closure = taxonomy.closures.get(id);
      expect(contains.filter((part) => closure?.up.has(part) !== true)).toEqual([]);
      expect(mayContain.filter((part) => !closure?.up.has(part) && !closure?.line.has(part))).toEqual([]);
    }
  });

  it('of a food blocks every dish that lists it', () => {
    fc.assert(
      fc.property(fc.array(anId, { minLength: 1, maxLength: 6 }), fc.nat(), (lines, pick) => {
        const id = lines[pick % lines.length] ?? '';
        const found = exclusionViolation(profileOf(lines), [{ kind: 'known', id }]);
        expect(found).toEqual({ code: 'excludedFood', subject: id, via: 'contains' });
      }),
    );
  });

  it('typed as any name of a food blocks a dish that lists the food', () => {
    for (const item of taxonomy.source.items) {
      const profile = profileOf([item.id]);
      for (const name of [item.id, item.ko, ...item.synonyms]) {
        const found = exclusionViolation(profile, readExclusion(taxonomy, name).exclusions);
        expect([name, found?.via]).toEqual([name, 'contains']);
      }
    }
  });

  it('grows with every line and every exclusion', () => {
    const aList = fc.array(anId, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(aList, fc.array(anId), anId, (lines, excluded, more) => {
        const exclusions = excluded.map((id) => ({ kind: 'known', id }) as const);
        if (exclusionViolation(profileOf(lines), exclusions) === null) return;
        const wider = [...exclusions, { kind: 'known', id: more } as const];
        expect(exclusionViolation(profileOf([...lines, more]), exclusions)).not.toBeNull();
        expect(exclusionViolation(profileOf(lines), wider)).not.toBeNull();
      }),
    );
  });

  it('does not depend on the order of lines or exclusions', () => {
    const aList = fc.array(anId, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(aList, fc.array(anyText, { maxLength: 5 }), (lines, texts) => {
        const exclusions = texts.flatMap((text) => readExclusion(taxonomy, text).exclusions);
        const there = profileOf(lines);
        const back = profileOf(lines.toReversed());
        expect(exclusionViolation(back, exclusions.toReversed())).toEqual(
          exclusionViolation(there, exclusions),
        );
        expect(exclusionNotices(back, exclusions.toReversed())).toEqual(exclusionNotices(there, exclusions));
      }),
    );
  });
});

describe('reading of any text', () => {
  it('never throws and names only known ids', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { ids: named, candidates } = resolveIngredientText(taxonomy, text);
        const title = resolveTitle(taxonomy, text);
        const all = [...named, ...candidates.flat(), ...title.ids, ...title.dishWordIds];
        expect(all.filter((id) => !taxonomy.items.has(id))).toEqual([]);
        dishProfile(taxonomy, { title: text, lines: [{ id: null, name: text }] });
      }),
      { numRuns: runs(500) },
    );
  });

  it('drops no exclusion silently', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (saysNothing(taxonomy, text)) return;
        expect(readExclusion(taxonomy, text).exclusions.length > 0).toBe(text.trim() !== '');
      }),
      { numRuns: runs(500) },
    );
  });

  it('names a food or reports a gap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { ids: named, candidates, unresolved } = resolveIngredientText(taxonomy, text);
        expect(named.length + candidates.length + unresolved.length > 0).toBe(text.trim() !== '');
      }),
      { numRuns: runs(500) },
    );
  });

  it('of great length stays quick', () => {
    const long = '다진마늘 '.repeat(20_000);
    expect(resolveIngredientText(taxonomy, long).unresolved).toHaveLength(1);
    expect(readExclusion(taxonomy, '가'.repeat(50_000)).exclusions).toHaveLength(1);
  });
});
