import { exclusionKey, readExclusion } from '@kkini/domain';
import { anyString, runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { saysNothing } from './spell-reading.ts';

/** Fixed, so that every machine tests the same cases. */
const SEED = 20261123;
const taxonomy = bundledTaxonomy();
const { items, spokenFoods, visitorWords } = taxonomy.source;
const names = items.flatMap((item) => [item.ko, ...item.synonyms]);
const spoken = spokenFoods.flatMap(({ texts }) => texts);
const homonyms = visitorWords.homonyms.map(({ text }) => text);
const aWord = fc
  .constantFrom(...names, ...spoken)
  .filter(
    (word) =>
      !/[\s(),·]/u.test(word) && !homonyms.includes(word) && !taxonomy.names.wording.leading.has(word),
  );
const anySaid = fc.constantFrom(
  ...[
    '알레르기',
    '알레르기 있어요',
    ' 빼 주세요',
    ' 못 먹어요',
    '류',
    ' 종류',
    ' 같은 거',
    ' 들어간 음식',
    '은 싫어요',
  ],
  ...[
    '가 들어간 것',
    '!!!',
    ' allergy',
    ' 제외',
    ' 전부',
    '는 안돼요',
    ' 불내증',
    '을 못 먹습니다',
    '도',
    '만 빼고 주세요',
  ],
);
const aJoiner = fc.constantFrom(
  ', ',
  '/',
  ' ',
  '와 ',
  '랑 ',
  '하고 ',
  '·',
  ' & ',
  '\n',
  ' or ',
  '나 ',
  ' 및 ',
  '、',
);

const leftOut = (text: string) => new Set(readExclusion(taxonomy, text).exclusions.map(exclusionKey));
const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>) =>
  [...small].filter((key) => !large.has(key));

/** Whether words combine into one name, dish or food in a state. The rule is about words that stay separate. */
const meet = (...words: readonly string[]) =>
  words.some((_, at) =>
    [2, 3].some((length) => {
      const run = words.slice(at, at + length);
      return run.length === length && taxonomy.visitor.names.readings.has(run.join('').toLowerCase());
    }),
  ) ||
  words.slice(1).some((word) => dishKinds.includes(word)) ||
  words.slice(0, -1).some((word) => visitorWords.states.includes(word));

/** Words for ways of cooking, which after a food say which dish of it is meant. */
const dishKinds = spokenFoods
  .filter(({ ids, tags }) => ids.length + tags.length === 0)
  .flatMap(({ texts }) => texts)
  .filter((text) => taxonomy.names.wording.dishSuffixes.includes(text));

/** Foods offered while typing, by their names in Hangul. */
const COMMON = taxonomy.source.autocomplete
  .map(({ label }) => label.replace(/\(.*\)/u, ''))
  .filter((label) => /^[\uAC00-\uD7A3]+$/u.test(label));

/** A word with the particle its last syllable requires. */
const stated = (word: string, afterFinal: string, afterVowel: string) =>
  word + (((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 > 0 ? afterFinal : afterVowel);

/** Sentences as dictation spells them. */
const DICTATED: readonly ((one: string, other: string) => string)[] = [
  (one) => `${stated(one, '은', '는')}못먹어요`,
  (one) => `저는${one}알레르기가있어요`,
  (one) => `${one}먹으면배가아파요`,
  (one) => `${one}들어간음식은안먹어요`,
  (one) => `어머니가${stated(one, '을', '를')}못드세요`,
  (one, other) => `${one}하고${stated(other, '은', '는')}빼주세요`,
  (one, other) => `${stated(one, '은', '는')}괜찮고${stated(other, '은', '는')}안돼요`,
  (one, other) => `${stated(one, '이랑', '랑')}${stated(other, '이랑', '랑')}우유`,
  (one, other) => `${stated(one, '이나', '나')}${other}같은거싫어해요`,
];

/** Mung bean jelly with a particle is spelled like green grape. */
const GRAPE = '청포도';

/** Cases in which one more word turned the full name of a kind of dish into one dish of the food before it. */
const SHORTENED: [string[], string, number][] = [
  [['무침요리', '곡류'], '곡류', 0],
  [['무침요리', '볶음류'], '곡류', 0],
];

describe('reading what a visitor leaves out', () => {
  it('reads every name with any word said of it as at least what the name says', () => {
    fc.assert(
      fc.property(aWord, anySaid, (word, said) => {
        if (word + said === GRAPE) return;
        expect([word, said, isWithin(leftOut(word), leftOut(word + said))]).toEqual([word, said, []]);
      }),
      { numRuns: runs(3000), seed: SEED },
    );
  });

  it('leaves out both foods of any two, however they are joined', () => {
    fc.assert(
      fc.property(aWord, aJoiner, aWord, (one, joiner, other) => {
        const text = `${one}${joiner}${other}`;
        if (meet(one, other)) return;
        const both = leftOut(text);
        expect([text, isWithin(leftOut(one), both), isWithin(leftOut(other), both)]).toEqual([text, [], []]);
      }),
      { numRuns: runs(3000), seed: SEED },
    );
  });

  it('leaves out both foods of a sentence without spaces', () => {
    const alone = new Map(COMMON.map((word) => [word, leftOut(word)]));
    const missed = COMMON.flatMap((one, at) => {
      const other = COMMON[(at + 7) % COMMON.length] ?? one;
      return DICTATED.flatMap((say) => {
        const text = say(one, other);
        const both = leftOut(text);
        return [one, other]
          .filter((word) => text.includes(word))
          .flatMap((word) => isWithin(alone.get(word) ?? new Set(), both).map((key) => [text, key]));
      });
    });
    expect(missed).toEqual([]);
  });

  it('never leaves out less for one more word', () => {
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 4 }), aWord, fc.nat(), (words, more, place) => {
        const at = place % (words.length + 1);
        const longer = [...words.slice(0, at), more, ...words.slice(at)];
        if (meet(...words) || meet(...longer)) return;
        const [less, all] = [words.join(' '), longer.join(' ')];
        expect([less, all, isWithin(leftOut(less), leftOut(all))]).toEqual([less, all, []]);
      }),
      { numRuns: runs(2000), seed: SEED, examples: SHORTENED },
    );
  });

  it('says what it does not know and drops nothing but fillers', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), anyString({ maxLength: 40 }), aWord),
        (text) => {
          const { exclusions, unread, understood, suggestions } = readExclusion(taxonomy, text);
          if (saysNothing(taxonomy, text)) return;
          expect(exclusions.length > 0).toBe(text.trim() !== '');
          if (understood.length + suggestions.length === 0 && text.trim() !== '')
            expect(unread.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(2000), seed: SEED },
    );
  });

  it('takes a millisecond for a usual text and does not hang on a long one', () => {
    const texts = ['저는 새우 알레르기가 있고 우유도 못 마셔요', '땅쿙', '견과류(땅콩 포함), 게랑 조개'];
    // Processor time, which other work on the machine does not affect.
    const start = process.cpuUsage();
    for (let turn = 0; turn < 50; turn += 1) for (const text of texts) readExclusion(taxonomy, text);
    expect(process.cpuUsage(start).user / 1000 / 150).toBeLessThan(5);
    for (const long of ['가', '와', '새우 ', '새우와', '못먹', '(', 'a', '1 '])
      expect(readExclusion(taxonomy, long.repeat(50_000 / long.length)).exclusions.length).toBeGreaterThan(0);
  });
});
