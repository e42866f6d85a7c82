import { describe, expect, it } from 'vitest';
import { durationsIn } from './durations-in.ts';

describe('lengths of time in a step', () => {
  it.each([
    ['중불로 5분 끓여요.', [300]],
    ['3~4분 볶아요.', [180]],
    ['10 ~ 15분간 재워요.', [600]],
    ['1시간 30분 재워요.', [5400]],
    ['1시간 반 두어요.', [5400]],
    ['2시간 불려요.', [7200]],
    ['1분 30초 데쳐요.', [90]],
    ['30초만 데쳐요.', [30]],
    ['앞뒤로 2분, 뚜껑을 덮고 3분 구워요.', [120, 180]],
    ['20분 굽고 뒤집어 10분 더 구워요.', [1200, 600]],
    ['Simmer on low heat for 20 minutes.', [1200]],
    ['Fry for 3–4 minutes, then rest 30 seconds.', [180, 30]],
    ['Soak for 1 hour and 30 minutes.', [5400]],
    ['Chill 2 hours or give it a 10-minute rest.', [7200, 600]],
    ['Boil 1 minute and toss.', [60]],
  ])('finds %s', (text, seconds) => {
    expect(durationsIn(text).map((duration) => duration.seconds)).toEqual(seconds);
  });

  it.each([
    '2인분을 담아요.',
    '3분의 1만 넣어요.',
    '4등분해요.',
    '2.5cm로 썰어요.',
    '5분도미로 지어요.',
    '식초 1큰술',
    'Cut into 5 mini rolls.',
    'Add 2 secondary spoons.',
    '1/2 hour',
  ])('finds none in %s', (text) => {
    expect(durationsIn(text)).toEqual([]);
  });

  it('says where each stands', () => {
    const named = (text: string) => durationsIn(text).map(({ start, end }) => text.slice(start, end));
    expect(named('뚜껑을 덮고 5분 두어요.')).toEqual(['5분']);
    expect(named('Boil 1 minute and toss.')).toEqual(['1 minute']);
  });
});
