import { describe, expect, it } from 'vitest';
import { makeEnglishLexicon, readEnglish } from './english-lexicon.ts';

const LEXICON = makeEnglishLexicon(
  `kimchi jjigae kimchijjigae doenjang bulgogi bibimbap tteokbokki japchae tofu soft chicken soup tomato berry mushroom
  broccoli salmon rice stew dubu muchim dubumuchim gui sirloin green onion spring shrimp prepared rocket`.split(
    /\s+/,
  ),
);
const read = (text: string) => readEnglish(LEXICON, text);

describe('a text in Latin letters', () => {
  it.each([
    ['tofu', 'tofu'],
    ['Kimchi Jjigae', 'kimchi jjigae'],
    ['kimchi-jjigae', 'kimchi jjigae'],
    ['chick', 'chick'],
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['recipe for chicken soup with rice', 'chicken soup rice'],
    ['prawns with spring onions', 'shrimp green onion'],
    ['rocket', 'rocket'],
  ])('is read as typed where dishes have its words: %s', (text, typed) => {
    expect(read(text)).toMatchObject({ typed, meant: null });
  });

  it.each([
    ['kimchee', 'kimchi'],
    ['gimchi', 'kimchi'],
    ['kimchi jigae', 'kimchi jjigae'],
    ['denjang', 'doenjang'],
    ['bulgoggi', 'bulgogi'],
    ['bibimbab', 'bibimbap'],
    ['ddukbokki', 'tteokbokki'],
    ['topokki', 'tteokbokki'],
    ['chapchae', 'japchae'],
    ['chiken', 'chicken'],
    ['brocoli', 'broccoli'],
    ['samlon', 'salmon'],
    ['mushrom soup', 'mushroom soup'],
    ['dubu muhcim', 'dubu muchim'],
    ['duu mcuhim', 'dubumuchim'],
    ['chicken ugi', 'chicken'],
  ])('is taken for the nearest words: %s', (text, meant) => {
    expect(read(text)).toMatchObject({ typed: null, meant });
  });

  it('is read in both ways where a word may be a beginning or a slip', () => {
    expect(read('chicken sir')).toMatchObject({ typed: 'chicken sir', meant: 'chicken' });
  });

  it.each(['spaceship', 'zzzz', 'tofu spaceship'])('means nothing where no dish is near: %s', (text) => {
    expect(read(text)).toMatchObject({ typed: null, meant: null });
  });

  it.each([
    ['kimchi jigae', true],
    ['soup', true],
    ['rlacl', false],
    ['jigae', false],
  ])('has a whole word of dishes, or may be Korean: %s %s', (text, isLatin) => {
    expect(read(text)).toMatchObject({ isLatin });
  });

  it.each(['두부', 'tofu 두부', '', '7'])('is none with other letters: %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
