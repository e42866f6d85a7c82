import { describe, expect, it } from 'vitest';
import { namedHealthFacts } from './named-health-facts.ts';

describe('what a text says of health', () => {
  it.each([
    ['통풍이라 맥주', 'gout'],
    ['당뇨라서 흰쌀밥 줄이라고', 'diabetes'],
    ['엄마당뇨라서떡안돼요', 'diabetes'],
    ['혈압 약 먹어서 자몽', 'hypertension,kRetain'],
    ['와파린 드셔서 청국장', 'warfarin'],
    ['임신 12주라 회', 'pregnancy'],
    ['투석 중이라 바나나', 'kidney'],
    ['사레 잘 들려서 떡', 'swallow'],
    ['씬지로이드 먹어서 미역', 'thyroidDisease,thyroidDrug'],
    ['metformin, alcohol', 'diabetes'],
    ['복막투석 중이라 바나나', 'kidney'],
    ['콩팥 한쪽 떼서 짠 거', 'kidney'],
    ['콩팥이 한쪽 없어서', 'kidney'],
    ['칼륨이 높대서 참외', 'kidney,kRetain'],
    ['이뇨제 드셔서 감초', 'kRetain'],
    ['피 묽게 하는 약이랑 청국장', 'warfarin'],
    ['혈전약 먹어서 낫토', 'warfarin'],
    ['당뇨약 먹어서 단 거', 'diabetes,insulin'],
    ['파킨슨병 약이라 잠두', 'maoi'],
    ['아기 가졌어요 회', 'pregnancy'],
    ['떡은 목에 자꾸 걸려서', 'swallow'],
    ['위암 수술하셔서 단 거', 'stomach'],
    ['위를 떼서 단 거', 'stomach'],
    ['만성 간염', 'liverDisease'],
    ['엄마고혈압이라 김치', 'hypertension'],
  ])('of "%s": %s', (text, facts) => {
    expect(namedHealthFacts(text).join()).toBe(facts);
  });

  it.each([
    '당뇨 없음, 새우',
    '고혈압은 없어요',
    '엄마고혈압은없어요',
    '콩, 팥',
    '콩팥',
    '간 염통',
    '간 염통 순대',
    '간, 염소고기',
    '콩, 팥 하나도 못 먹어요',
    '양념갈비만 빼고',
    'kidney beans',
    '새우',
  ])('of "%s": nothing', (text) => {
    expect(namedHealthFacts(text)).toEqual([]);
  });
});
