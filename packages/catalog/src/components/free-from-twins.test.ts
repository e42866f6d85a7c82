import { describe, expect, it } from 'vitest';
import { freeFromText } from './free-from-twins.ts';

const SOY = ['soy_sauce'];
const SOUP = ['soup_soy_sauce'];
const BOTH = ['soy_sauce', 'soup_soy_sauce'];

describe('the Korean of a step without gluten', () => {
  it.each([
    ['간장을 넣어요.', SOY, '글루텐프리간장을 넣어요.'],
    ['진간장, 설탕과 양조간장을 섞어요.', SOY, '글루텐프리간장, 설탕과 글루텐프리간장을 섞어요.'],
    ['국간장으로 간해요.', SOUP, '글루텐프리간장으로 간해요.'],
    ['남은 간장으로 간해요.', SOUP, '남은 글루텐프리간장으로 간해요.'],
    ['간장과 국간장을 넣어요.', BOTH, '글루텐프리간장을 넣어요.'],
    ['고추장에 식초를 섞어요.', ['gochujang'], '글루텐프리고추장에 식초를 섞어요.'],
    [
      '된장을 풀고 청주와 맛술을 넣어요.',
      ['doenjang', 'cheongju', 'mirin'],
      '글루텐프리된장을 풀고 소주와 쌀미림을 넣어요.',
    ],
    ['초고추장과 양념장, 간장게장을 곁들여요.', [...SOY, 'gochujang'], null],
    ['양념간장과 간장물을 끼얹어요.', SOY, null],
    ['국간장은 넣지 않아요.', SOY, null],
    ['간장을 넣어요.', ['tamari'], null],
  ])('%s with %j', (text, used, expected) => {
    expect(freeFromText(text, { free: 'glutenFree', language: 'ko' }, { used, all: used })).toBe(
      expected ?? text,
    );
  });

  it('leaves the name of a food that this version leaves out', () => {
    const text = '간장 없이 국간장으로 무쳐요.';
    expect(freeFromText(text, { free: 'glutenFree', language: 'ko' }, { used: SOUP, all: BOTH })).toBe(
      '간장 없이 글루텐프리간장으로 무쳐요.',
    );
  });
});

describe('the English of a step without gluten', () => {
  it.each([
    ['Add the soy sauce.', SOY, 'Add the gluten-free soy sauce.'],
    ['Season with the soup soy sauce.', SOUP, 'Season with the gluten-free soy sauce.'],
    ['Add the rest of the soy sauce.', SOUP, 'Add the rest of the gluten-free soy sauce.'],
    ['Add the soy sauce and soup soy sauce.', BOTH, 'Add the gluten-free soy sauce.'],
    ['Leave out the soup soy sauce.', SOY, null],
    ['Add the rice wine and mirin.', ['cheongju', 'mirin'], 'Add the soju and rice mirin.'],
    ['Gochujang scorches.', ['gochujang'], 'Gluten-free gochujang scorches.'],
    ['Add the chogochujang.', ['gochujang'], null],
  ])('%s with %j', (text, used, expected) => {
    expect(freeFromText(text, { free: 'glutenFree', language: 'en' }, { used, all: used })).toBe(
      expected ?? text,
    );
  });
});

describe('a step without soy', () => {
  const all = ['soup_soy_sauce', 'cooking_oil', 'mirin'];
  it.each([
    ['ko', '식용유를 두르고 국간장 1작은술로 밑간해요.', '카놀라유를 두르고 멸치액젓 1작은술로 밑간해요.'],
    ['ko', '맛술과 간장을 넣어요.', '쌀미림과 멸치액젓을 넣어요.'],
    ['en', 'Add 1 teaspoon of the soy sauce.', 'Add 1 teaspoon of the anchovy fish sauce.'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(freeFromText(text, { free: 'soyFree', language }, { used: all, all })).toBe(expected);
  });
});
