import { expect, it } from 'vitest';
import { makeRomanizedNames } from './romanized-names.ts';

const ENGLISH = ['milk', 'kimchi'];
const KOREAN = ['두부', '김', '마늘종', '배추', '두부볶음밥'];

/** Reads the romanized names of a few foods; 찌개, 국 and 볶음 are words for dishes. */
function names(main: readonly string[] = ['두부', '김', '배추']) {
  const readings = new Map(KOREAN.map((name) => [name, [name]] as const));
  const wording = { dishSuffixes: ['찌개', '국', '볶음'] };
  return makeRomanizedNames(
    { readings, wording } as unknown as Parameters<typeof makeRomanizedNames>[0],
    main,
    (word) => ENGLISH.includes(word),
  );
}

it.each([
  ['dubu', '두부'],
  ['maneuljong', '마늘종'],
  // A dish with its food, written in Latin letters or by its Korean name.
  ['dubujjigae', '두부 찌개'],
  ['kimchijjigae', 'kimchi 찌개'],
  ['baechuguk', '배추 국'],
  // A name followed by another food with a dish word.
  ['dububokkeumbap', '두부볶음밥'],
  ['jjigae', '찌개'],
  // One-syllable names are English words as well.
  ['gim', 'gim'],
  ['gimguk', 'gimguk'],
  // Known words, unknown words, and words that are no romanization.
  ['milk', 'milk'],
  ['dubujjim', 'dubujjim'],
  ['brokkoli', 'brokkoli'],
  ['두부', '두부'],
  ['Dubu', 'Dubu'],
  ['dubu2', 'dubu2'],
])('hears %s as %s', (word, heard) => {
  expect(names()(word).join(' ')).toBe(heard);
});

it('hears the name of a food before another word written alike', () => {
  // Both are gukbap in Latin letters.
  const hears = names(['국밥', '굮밥']);
  expect(hears('gukbap')).toEqual(['국밥']);
  expect(names(['굮밥', '국밥'])('gukbap')).toEqual(['굮밥']);
});
