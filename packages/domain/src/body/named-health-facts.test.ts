import { describe, expect, it } from 'vitest';
import { namedHealthFacts } from './named-health-facts.ts';

describe('what a text says of health', () => {
  it.each([
    ['통풍이라 맥주', 'gout'],
    ['당뇨라서 흰쌀밥 줄이라고', 'diabetes'],
    ['엄마당뇨라서떡안돼요', 'diabetes'],
    ['혈압 약 먹어서 자몽', 'hypertension'],
    ['와파린 드셔서 청국장', 'warfarin'],
    ['임신 12주라 회', 'pregnancy'],
    ['투석 중이라 바나나', 'kidney'],
    ['사레 잘 들려서 떡', 'swallow'],
    ['씬지로이드 먹어서 미역', 'thyroidDisease,thyroidDrug'],
    ['metformin, alcohol', 'diabetes'],
  ])('of "%s": %s', (text, facts) => {
    expect(namedHealthFacts(text).join()).toBe(facts);
  });

  it.each([
    '당뇨 없음, 새우',
    '고혈압은 없어요',
    '콩, 팥',
    '콩팥',
    '간 염통',
    '양념갈비만 빼고',
    'kidney beans',
    '새우',
  ])('of "%s": nothing', (text) => {
    expect(namedHealthFacts(text)).toEqual([]);
  });
});
