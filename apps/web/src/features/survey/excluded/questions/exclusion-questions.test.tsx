import type { ExclusionReadingWire } from '@kkini/contract';
import { aStranger, type SurveyDraft } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerFoods, aReading, understoodAs } from '../../../../testing/a-reading.ts';
import { fakePlatform } from '../../../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp } from '../../../../testing/render-app.tsx';

const MALA = aReading('마라', { unread: ['마라'], dishCount: 2 });
const MIXED = aReading('새우 마라', { understood: [understoodAs('shrimp', '새우')], unread: ['마라'] });
const SLIP = aReading('달갈', { suggestions: [{ typed: '달갈', id: 'egg', ko: '달걀', en: 'egg' }] });
const BUT_CHEESE = aReading('유제품 싫은데 치즈는 괜찮아요', {
  understood: [understoodAs('dairy', '유제품'), understoodAs('cheese', '치즈')],
  asksWhatMayStay: true,
});

const open = async (answers: Partial<SurveyDraft>, readings: readonly ExclusionReadingWire[]) => {
  const platform = answerFoods(fakePlatform(), readings);
  const app = await renderApp({ path: '/step5', survey: aStartedSurvey(answers), platform });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, draft: () => app.store.getState().draft };
};
const field = () => screen.getByRole('combobox', { name: '재료 이름' });
const enter = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const note = (name: RegExp) => screen.findByRole('group', { name });
const press = (place: HTMLElement, name: string) =>
  fireEvent.click(within(place).getByRole('button', { name }));

describe('a nutrient', () => {
  it('is said to be left out by ingredients, without an amount, once for all of them', async () => {
    const potassium = aReading('칼륨', {
      understood: [understoodAs('potassiumRich', '칼륨이 많은 음식', { kind: 'property' })],
    });
    const purine = aReading('통풍', {
      understood: [
        understoodAs('purineRich', '퓨린이 많은 음식', { kind: 'property' }),
        understoodAs('alcohol', '주류'),
      ],
    });
    const spicy = aReading('매운것', {
      understood: [understoodAs('spicy', '매운 음식', { kind: 'property' })],
    });
    await open({ excludedFoods: ['칼륨', '매운것', '통풍'] }, [potassium, spicy, purine]);
    const said = await note(/^칼륨이 많은 음식, 퓨린이 많은 음식은 많이 든 것으로 알려진 재료만/);
    expect(said.textContent).toContain('‘건강 상태’');
    expect(within(said).queryByRole('button')).toBeNull();
  });
});

describe('an illness beside a food', () => {
  const GOUT = aReading('통풍이라 맥주', {
    understood: [understoodAs('beer', '맥주')],
    healthFacts: ['gout', 'warfarin'],
  });

  it('is asked for where the survey does not state it', async () => {
    await open({ excludedFoods: [GOUT.text] }, [GOUT]);
    const said = await note(/^통풍, 와파린과 관련된 말을 적어 주셨는데 아직 고르지 않으셨어요/);
    press(said, '건강 상태 고르기');
    expect(await screen.findByRole('heading', { name: '관리 중인 질환이 있나요?' })).toBeDefined();
  });

  it('is not asked for once it is chosen', async () => {
    const answers = { ...aStranger('self'), answers: { warfarin: 'no' } } as const;
    await open({ excludedFoods: [GOUT.text], healthConditions: ['gout'], persons: [answers] }, [GOUT]);
    await screen.findAllByRole('button', { name: /맥주/ });
    expect(screen.queryByRole('group', { name: /적어 주셨는데/ })).toBeNull();
  });
});

describe('a word nobody knows', () => {
  it('is said beside the field and on its chip', async () => {
    await open({}, [MALA]);
    enter('마라');
    expect((await note(/^‘마라’\u2060는 모르는 말이에요/)).textContent).toContain(
      '이름에 이 말이 든 메뉴만 뺄 수 있어요.',
    );
    expect(screen.getByRole('button', { name: /^마라 ?모르는 말,/ })).toBeDefined();
  });

  it('says what was understood of it', async () => {
    const word = '의정부부대찌개';
    const understood = [understoodAs('budae_stew', '부대찌개')];
    await open({ excludedFoods: [word] }, [aReading(word, { unread: [word], understood })]);
    const said = await note(/^‘의정부부대찌개’\u2060에서 부대찌개만 알아듣고 뺐어요/);
    expect(said.textContent).not.toContain('이름이 같은 메뉴만');
  });

  it('is put back into the field to be written otherwise, and left out until that is done', async () => {
    const { draft } = await open({ excludedFoods: ['shrimp', '마라', '쌀'] }, [MALA]);
    press(await note(/‘마라’/), '다르게 쓰기');
    expect(field()).toHaveProperty('value', '마라');
    expect(document.activeElement).toBe(field());
    expect(draft().excludedFoods).toEqual(['shrimp', '마라', '쌀']);
    expect(screen.queryByRole('group', { name: /‘마라’/ })).toBeNull();
    enter('고추');
    expect(draft().excludedFoods).toEqual(['shrimp', 'chili_pepper', '쌀']);
  });

  it('is taken away alone, what was understood beside it stays', async () => {
    const { draft } = await open(
      {
        excludedFoods: ['새우 마라', '마라'],
        excludedFoodStrictness: [{ food: '새우 마라', strictness: 'severeAllergy' }],
      },
      [MALA, MIXED],
    );
    const notes = await screen.findAllByRole('group', { name: /‘마라’/ });
    expect(notes[0]?.textContent).toContain('심한 알레르기로 고른 말은 알아들어야');
    for (const each of notes) press(each, '지우기');
    expect(draft().excludedFoods).toEqual(['shrimp']);
    expect(draft().excludedFoodStrictness).toEqual([{ food: 'shrimp', strictness: 'severeAllergy' }]);
  });

  it('is one of the first three where a list holds many', async () => {
    const words = Array.from({ length: 8 }, (_, index) => `낱말${index}`);
    await open(
      { excludedFoods: words },
      words.map((word) => aReading(word, { unread: [word] })),
    );
    expect(await screen.findAllByRole('group', { name: /모르는 말/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '확인할 말 5개 더 보기' }));
    expect(screen.getAllByRole('group', { name: /모르는 말/ })).toHaveLength(8);
  });
});

describe('a likely slip of the pen', () => {
  it('is replaced by the food that was meant', async () => {
    const { draft } = await open({ excludedFoods: ['달갈'] }, [SLIP]);
    press(await note(/^혹시 달걀인가요/), '네, 달걀이에요');
    expect(draft().excludedFoods).toEqual(['egg']);
  });

  it('stays as it is when it is none, and is asked about no more, after a reload either', async () => {
    const { draft, platform, unmount } = await open({ excludedFoods: ['달갈'] }, [SLIP]);
    press(await note(/^혹시 달걀인가요/), '아니요');
    expect(draft().excludedFoods).toEqual(['달갈']);
    expect(screen.queryByRole('group', { name: /혹시/ })).toBeNull();
    unmount();
    await renderApp({ path: '/step5', platform });
    fireEvent.click(await screen.findByRole('button', { name: /^달갈, / }));
    expect(await screen.findByText('비슷한 이름인 달걀도 함께 빼요.')).toBeDefined();
    expect(screen.queryByRole('group', { name: /혹시/ })).toBeNull();
  });
});

describe('a text that says something may be eaten', () => {
  it('asks which of its foods may stay; those still ticked stay out, each alone', async () => {
    const { draft } = await open({}, [BUT_CHEESE]);
    enter(BUT_CHEESE.text);
    const dialog = within(await screen.findByRole('alertdialog', { name: /먹어도 되는 게 있나요/ }));
    fireEvent.click(dialog.getByRole('checkbox', { name: '치즈' }));
    fireEvent.click(dialog.getByRole('button', { name: '이대로 빼기' }));
    expect(draft().excludedFoods).toEqual(['id:dairy']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves all of it out where nothing is unticked', async () => {
    const { draft } = await open({ excludedFoods: [BUT_CHEESE.text] }, [BUT_CHEESE]);
    press(await note(/먹어도 된다는 말이 있어요/), '먹어도 되는 것 고르기');
    fireEvent.click(screen.getByRole('button', { name: '이대로 빼기' }));
    expect(draft().excludedFoods).toEqual([BUT_CHEESE.text]);
    expect(screen.queryByRole('group', { name: /먹어도 된다는/ })).toBeNull();
  });

  it('is asked about later where the visitor does not answer', async () => {
    const { draft } = await open({}, [BUT_CHEESE]);
    enter(BUT_CHEESE.text);
    await screen.findByRole('alertdialog');
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(draft().excludedFoods).toEqual([BUT_CHEESE.text]);
    expect(await note(/먹어도 된다는 말이 있어요/)).toBeDefined();
  });
});
