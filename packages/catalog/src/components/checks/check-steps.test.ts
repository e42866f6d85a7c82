import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkSteps, namedRest } from './check-steps.ts';

describe('the rest a step names', () => {
  it.each([
    ['실온에 하루 두었다가 냉장고에서 이 주쯤 익혀요.', 15],
    ['실온에 하루 반 두어 새콤해지면 냉장고에서 차게 식혀 내요.', 1.5],
    ['하루 뒤 간장만 따라 5분 끓여 식혀 다시 붓고, 이틀째부터 먹어요.', 2],
    ['실온에 하루, 냉장고에서 이틀 두어 새콤해지면 얼음을 띄워 내요.', 3],
    ['냉장고에서 하루 재워 먹고, 짜지지 않게 사흘 안에 먹어요.', 1],
    ['바로 먹어도 되고, 냉장고에서 하루 재우면 간이 배어 더 맛있어요.', 0],
    ['냉장고에서 이틀 뒤 향이 가장 좋아요.', 0],
  ])('%s takes %d days', (text, days) => {
    expect(namedRest(text)).toBe(days * 1440);
  });

  it('is a wait of that step', () => {
    const entry = bundledComponent('nabak-kimchi');
    const hasty = { ...entry, steps: entry.steps.map(({ waiting: _, ...step }) => step) };
    expect(checkSteps(entry)).toEqual([]);
    expect(checkSteps(hasty)).toContainEqual({
      field: 'steps.3.active',
      repair: 'the text takes 1440 minutes, the step 4',
    });
  });
});

describe('kelp in a broth', () => {
  const kelpProblems = (ko: string) =>
    checkSteps(bundledComponent('doenjang-jjigae', [ko])).filter(({ repair }) => repair.includes('kelp'));

  it.each([
    '물에 다시마를 넣고 끓으면 다시마를 건지고 중불에서 25분 끓여요.',
    '다시마를 넣고 30분 더 끓이되 다시마는 10분 뒤 건져요.',
    '멸치와 다시마를 넣은 물이 끓으면 10분 뒤 건져요.',
  ])('may be: %s', (ko) => {
    expect(kelpProblems(ko)).toEqual([]);
  });

  it.each([
    '물에 다시마를 넣고 25분 끓여 건져요.',
    '멸치와 다시마를 넣은 물이 끓으면 12분 뒤 건져요.',
    '간장에 다시마, 양파를 넣고 끓으면 중불로 20분 달여요.',
  ])('may not boil long: %s', (ko) => {
    expect(kelpProblems(ko)).toHaveLength(1);
  });
});

describe('a dish that simmers for minutes', () => {
  const heatProblems = (id: string, texts: readonly string[]) =>
    checkSteps(bundledComponent(id, texts)).filter(({ repair }) => repair.includes('heat of the pot'));

  it('names the heat, at whatever step', () => {
    expect(heatProblems('doenjang-jjigae', ['물을 중불에서 끓여요.', '두부를 넣고 9분 끓여요.'])).toEqual([]);
    expect(heatProblems('doenjang-jjigae', ['물을 끓여요.', '두부를 넣고 9분 끓여요.'])).toEqual([
      { field: 'steps.1.ko', repair: 'name the heat of the pot (중불에서)' },
    ]);
  });

  it('needs none for brine, an appliance or less than five minutes', () => {
    expect([
      ...heatProblems('oi-pickle', ['물과 소금을 넣고 9분 끓여요.']),
      ...heatProblems('doenjang-jjigae', ['김이 오른 찜기에서 9분 익혀요.']),
      ...heatProblems('doenjang-jjigae', ['두부를 넣고 4분 끓여요.']),
    ]).toEqual([]);
  });
});
