import { describe, expect, it } from 'vitest';
import { isSure, makeNearNames } from './near-names.ts';

const near = makeNearNames(
  ['새우', '세무', '고등어', '복숭아', '굴', 'shrimp', 'milk', 'nut', '바나나', '바다나'],
  ['새우', '두부', '김', 'milk', 'nut'],
);

describe('names one slip away', () => {
  it.each([
    ['세우', '새우'],
    ['새', ''],
    ['고등아', '고등어'],
    ['고드어', '고등어'],
    ['고등어아', ''],
    ['복수아', '복숭아'],
    ['복숭', ''],
    ['두브', '두부'],
    ['두무', '두부'],
    ['세마', ''],
    ['굴', ''],
    ['귤', ''],
    ['김', ''],
    ['shirmp', 'shrimp'],
    ['shrmp', 'shrimp'],
    ['shrinp', 'shrimp'],
    ['shrimps', 'shrimp'],
    ['mikl', 'milk'],
    ['mil', ''],
    ['nut', ''],
    ['nuts', ''],
    ['바나다', '바나나'],
    ['전혀다른말', ''],
  ])('of "%s" are "%s"', (text, names) => {
    expect(near.of(text).join(' ')).toBe(names);
  });

  it('are the ones of the same jamo alone where there are such', () => {
    expect(near.of('ㅅㅐㅇㅜ')).toEqual(['새우']);
    expect(near.of('바다나')).toEqual(['바다나']);
  });

  it('are all at one slip, sorted, and those by alike jamo where they are too many', () => {
    const six = ['거지', '고지', '구지', '기지', '그지', '가지'];
    expect(makeNearNames([], six).of('갸지')).toEqual(six.toSorted());
    expect(makeNearNames([], [...six, '교지']).of('갸지')).toEqual(['가지']);
    expect(makeNearNames([], [...six, '갸지']).of('갸지')).toEqual(['갸지']);
    const many = ['나다', '다다', '마다', '사다', '바다', '하다', '차다', '카다'];
    expect(makeNearNames([], many).of('라다')).toEqual([]);
  });

  it('are sure from three syllables or five letters on', () => {
    expect(['고등어', 'prawn'].map(isSure)).toEqual([true, true]);
    expect(['새우', 'milk'].map(isSure)).toEqual([false, false]);
  });
});
