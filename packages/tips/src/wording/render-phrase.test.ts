import { describe, expect, it } from 'vitest';
import { renderPhrase } from './word-rule.ts';

describe('a wording filled with names', () => {
  it.each([
    ['{veg:을} 먼저 먹어요.', { veg: '오이' }, '오이를 먼저 먹어요.'],
    ['{veg:을} 먼저 먹어요.', { veg: '상추쌈' }, '상추쌈을 먼저 먹어요.'],
    ['{bowl:으로} 줄여요.', { bowl: '2/3공기(140 g)' }, '2/3공기(140 g)로 줄여요.'],
    ['{to:으로} 채워요.', { to: '애호박' }, '애호박으로 채워요.'],
    ['{to:으로} 채워요.', { to: '쌀' }, '쌀로 채워요.'],
    ['{veg:과} {protein:은}', { veg: '무', protein: '달걀' }, '무와 달걀은'],
    ['오늘은 {starch:예요}', { starch: '현미밥' }, '오늘은 현미밥이에요'],
  ])('turns %j into its sentence', (pattern, slots, text) => {
    expect(renderPhrase(pattern, slots)).toBe(text);
  });

  it('is not there when a name is missing', () => {
    expect(renderPhrase('{veg:을} {protein:과} 먹어요.', { veg: '오이' })).toBeNull();
  });
});
