import { expect, it } from 'vitest';
import {
  distinctExclusions,
  type Exclusion,
  excludedIds,
  exclusionKey,
  literalExclusion,
} from './exclusion.ts';

const ALL: readonly (readonly [Exclusion, string, readonly string[]])[] = [
  [{ kind: 'known', id: 'egg' }, 'known egg', ['egg']],
  [{ kind: 'ambiguous', ids: ['egg', 'milk'] }, 'ambiguous egg milk', ['egg', 'milk']],
  [{ kind: 'tag', tag: 'egg' }, 'tag egg', []],
  [{ kind: 'property', property: 'raw' }, 'property raw', []],
  [{ kind: 'literal', text: 'egg', wholeWordOnly: false }, 'text egg', []],
  [{ kind: 'literal', text: 'egg', wholeWordOnly: true }, 'word egg', []],
  [{ kind: 'literal', text: 'egg', wholeWordOnly: false, ofTitles: true }, 'text of titles egg', []],
];

it.each(ALL)('%o has the key "%s" and names %o', (exclusion, key, ids) => {
  expect(exclusionKey(exclusion)).toBe(key);
  expect(exclusionKey({ ...exclusion, severe: true })).toBe(`!${key}`);
  expect(excludedIds(exclusion)).toEqual(ids);
});

it('keeps each exclusion once, in order', () => {
  const all = ALL.map(([exclusion]) => exclusion);
  expect(distinctExclusions([...all, ...all])).toEqual(all);
});

it('takes a word of one syllable as a whole word only', () => {
  expect(literalExclusion('차')).toEqual({ kind: 'literal', text: '차', wholeWordOnly: true });
  expect(literalExclusion('차차')).toEqual({ kind: 'literal', text: '차차', wholeWordOnly: false });
});
