import { dishProfile, makeTaxonomy, ROUND_PIECE_PATTERN } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';

const { taxonomy: source, cookbook } = bundledContent();
const made = makeTaxonomy(source);
if (!made.ok) throw new Error('the bundled taxonomy is refused');
const taxonomy = made.value;

/** Cutting. */
const CUT = /갈라|가른|가르고|반으로|등분|쪽으로|썰|썬|다[져지진]|으깨|십자로|한입 크기/u;

/** What a sentence may call the round food of a line. */
const CALLED: readonly (readonly [line: RegExp, step: RegExp])[] = [
  [/토마토|도마토/u, /토마토(?!소스)/u],
  [/메추/u, /메추리알/u],
  [/[소쏘][시세]지|비엔나|후랑크|핫도그/u, /[소쏘][시세]지|햄/u],
  [/체리|버찌/u, /체리|버찌/u],
  [/블루베리/u, /블루베리/u],
];

/** Every version of a dish that children are served, with its sentences. */
const dishes = cookbook.flatMap(({ id, title, versions }) =>
  (['ordinary', 'light', 'mild'] as const).flatMap((seasoning) => {
    const version = versions[seasoning];
    const { certainTags } = dishProfile(taxonomy, { title, lines: version.ingredients });
    if (certainTags.has('choking-risk') || certainTags.has('alcohol-cooking')) return [];
    const sentences = version.steps.flatMap(({ text, details }) => [text, ...details]);
    return [{ id: `${id} ${seasoning}`, lines: version.ingredients, sentences }];
  }),
);

describe('round pieces that block the airway of a small child', () => {
  it('are cut in every version of a recipe, or it says how to cut them for a child', () => {
    const whole = dishes.flatMap(({ id, lines, sentences }) =>
      lines
        .filter(({ name }) => ROUND_PIECE_PATTERN.test(name))
        .filter(({ name }) => {
          const called = CALLED.find(([line]) => line.test(name))?.[1] ?? /./u;
          return !sentences.some((text) => /어린아이/u.test(text) || (CUT.test(text) && called.test(text)));
        })
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(whole).toEqual([]);
  });
});
