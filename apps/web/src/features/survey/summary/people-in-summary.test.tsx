import { aStranger, type SurveyDraft } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../testing/render-app.tsx';

async function open(answers: Partial<SurveyDraft>) {
  const survey = aStartedSurvey({ ...COMPLETE_ANSWERS, ...answers });
  await renderApp({ path: '/inputCheck', platform: fakePlatform(), survey });
  await screen.findByRole('heading', { name: '이대로 만들까요?' });
}

describe('the summary of several people', () => {
  it.each([
    ['one parent, and that there may be more', [], '본인\u00a0· 부모님 1명'],
    ['two parents who differ', [aStranger('parents'), aStranger('parents')], '본인\u00a0· 부모님 2명'],
    ['two parents who are alike', [{ ...aStranger('parents'), count: 2 }], '본인\u00a0· 부모님 2명'],
  ])('says of %s', async (_, persons, shown) => {
    const targets = ['self', 'parents'] as const;
    await open({ targets, persons });
    expect(screen.getByRole('region', { name: '대상' }).textContent).toContain(shown);
    expect(screen.queryAllByText(/^몇 분이 드시는지는/)).toHaveLength(persons.length === 0 ? 1 : 0);
  });

  it('says who has little protein while nobody has said how their kidneys are', async () => {
    const persons = [
      { ...aStranger('self'), freeOf: ['hypertension'] as const },
      { ...aStranger('parents'), freeOf: ['gout'] as const },
      { ...aStranger('spouse'), answers: { kidney: 'healthy' as const } },
    ];
    const targets = ['self', 'parents', 'spouse', 'child'] as const;
    const healthConditions = ['hypertension', 'gout'] as const;
    await open({ targets, healthConditions, persons });
    expect(
      screen.getByText(/^콩팥이 어떤지 답하지 않으셔서 단백질을 조심스럽게 맞춰요 \(부모님\)\./),
    ).toBeDefined();
  });
});
