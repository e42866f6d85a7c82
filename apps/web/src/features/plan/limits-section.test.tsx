import type { EaterWire, LimitWire } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../testing/a-meal-plan.ts';
import { fakeEdges, TEST_SURVEY_ID } from '../../testing/fake-edges.ts';
import { renderApp } from '../../testing/render-app.tsx';

function aLimit(changes: Partial<LimitWire> = {}): LimitWire {
  return {
    nutrient: 'sodiumMg',
    unit: 'mg',
    per: 'day',
    kind: 'limit',
    low: null,
    high: 2000,
    plannedLow: null,
    plannedHigh: 1800,
    value: 1712.5,
    within: 7,
    judged: 7,
    met: true,
    rows: [
      {
        owners: ['hypertension'],
        figure: 'sodiumMg',
        low: null,
        high: 2000,
        source: { code: 'WHO', name: '세계보건기구' },
        mark: '✓',
        confidence: 'H',
      },
    ],
    overruled: [],
    ...changes,
  };
}

async function open(limits: readonly LimitWire[], eaters: readonly EaterWire[] = []) {
  const edges = fakeEdges();
  const quality = {
    ladderStep: 0,
    emptySlots: 0,
    repeatedDishes: 0,
    relaxations: [],
    warnings: [],
    unknownExclusions: [],
    limits: [...limits],
    eaters: [...eaters],
    certificate: null,
  };
  edges.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan({ quality })));
  await renderApp({ path: `/weeklyMeals/${TEST_SURVEY_ID}?limits`, edges });
  const title = await screen.findByText('이 식단의 기준');
  return within(title.closest('details') ?? document.body);
}

describe('what a plan keeps to', () => {
  it('is open when it is asked for, with the figure of the week beside the limit', async () => {
    const section = await open([aLimit()]);
    expect(screen.getByText('이 식단의 기준').closest('details')?.open).toBe(true);
    const [item] = section.getAllByRole('listitem');
    expect(item?.textContent).toContain('나트륨하루 평균 1,713mg / 1,800mg 이하');
    expect(section.getByText('1가지를 모두 지켰어요')).toBeDefined();
    expect(section.getByText('지켰어요')).toBeDefined();
  });

  it('says what was missed, in which direction, and on how many days', async () => {
    const section = await open([
      aLimit({ value: 2300, met: false, within: 1 }),
      aLimit({
        nutrient: 'fiberG',
        unit: 'g',
        low: 28,
        high: null,
        plannedLow: 25.2,
        plannedHigh: null,
        value: 21.26,
        met: false,
      }),
      aLimit({ nutrient: 'fatG', unit: 'g', plannedHigh: 60, value: 58, within: 5 }),
    ]);
    expect(section.getByText('3가지 가운데 1가지를 지켰어요')).toBeDefined();
    expect(section.getByText('조금 많아요')).toBeDefined();
    expect(section.getByText('조금 모자라요')).toBeDefined();
    expect(section.getByText('지켰어요 · 2일은 벗어났어요')).toBeDefined();
    expect(section.getByText('25.2g 이상', { exact: false }).textContent).toContain('21.3g');
  });

  it('tells whose limit it is, the document behind it and how sure it is', async () => {
    const lowCarbohydrate = {
      owners: ['diabetes' as const, 'lowCarbohydrate' as const],
      figure: 'carbohydratePctE',
      low: 40,
      high: 45,
      source: { code: 'LC22' as const, name: '' },
      mark: '◇' as const,
      confidence: 'M' as const,
    };
    const section = await open([aLimit({ rows: [...aLimit().rows, lowCarbohydrate] })]);
    fireEvent.click(section.getByText('이 기준은 어디에서 왔나요?'));
    expect(section.getByText('고혈압: 하루에 2,000mg 이하')).toBeDefined();
    expect(section.getByText(/^세계보건기구, 나트륨/)).toBeDefined();
    expect(section.getByText('문헌에서 확인한 값 · 근거가 충분해요')).toBeDefined();
    expect(section.getByText('당뇨 · 저탄수화물: 열량의 40 – 45%')).toBeDefined();
    expect(section.getByText('하루 전체의 기준: 2,000mg 이하')).toBeDefined();
  });

  it('keeps aims apart and does not judge what the tables do not hold', async () => {
    const section = await open([
      aLimit(),
      aLimit({ kind: 'aim', plannedHigh: 1350, value: 1712.5, met: false }),
      aLimit({ nutrient: 'iodineUg', unit: 'µg', kind: 'aim', value: null, met: null, judged: 0, within: 0 }),
    ]);
    expect(section.getByText('1가지를 모두 지켰어요')).toBeDefined();
    expect(section.getByText('아직 가까이 가는 중이에요')).toBeDefined();
    expect(section.getByText('성분표에 없어 계산하지 않았어요')).toBeDefined();
  });

  it('tells a household how one serving is shared', async () => {
    const section = await open(
      [aLimit()],
      [
        { target: 'self', portion: 1, energyKcal: 2000 },
        { target: 'parents', portion: 0.9, energyKcal: 1800 },
        { target: 'child', portion: 0.85, energyKcal: 1700 },
      ],
    );
    expect(section.getByText('부모님 0.9인분')).toBeDefined();
    expect(section.getByText('자녀 0.85인분')).toBeDefined();
    expect(section.getByText('모두 2.75인분')).toBeDefined();
  });

  it('can be reached from the day', async () => {
    const edges = fakeEdges();
    const quality = {
      ladderStep: 0,
      emptySlots: 0,
      repeatedDishes: 0,
      relaxations: [],
      warnings: [],
      unknownExclusions: [],
      limits: [aLimit()],
      eaters: [],
      certificate: null,
    };
    edges.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan({ quality })));
    await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, edges });
    fireEvent.click(await screen.findByRole('link', { name: '이 식단의 기준 보기' }));
    expect((await screen.findByText('이 식단의 기준')).closest('details')?.open).toBe(true);
  });
});
