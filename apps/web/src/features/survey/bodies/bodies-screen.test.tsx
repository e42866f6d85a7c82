import { aStranger, ok, type SurveyDraft } from '@kkini/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../testing/render-app.tsx';

const CREATE = '/functions/v1/create-meal-plan';
const open = async (path: string, answers: Partial<SurveyDraft> = {}) => {
  const platform = fakePlatform();
  const survey = aStartedSurvey({ ...COMPLETE_ANSWERS, ...answers });
  const app = await renderApp({ path, platform, survey });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('group', { name }));
const fasting = (...times: readonly ('breakfast' | 'lunch' | 'dinner')[]) => ({
  mealStyles: {
    ...COMPLETE_ANSWERS.mealStyles,
    ...Object.fromEntries(times.map((time) => [time, 'fasting' as const])),
  },
});

describe('the optional questions', () => {
  it('keep what is answered of each person and take it back', async () => {
    const { store } = await open('/bodies');
    expect(screen.getByText('식단은 의사의 진단이나 처방을 대신하지 않아요.')).toBeDefined();
    fireEvent.click(question('성별').getByRole('button', { name: '여성' }));
    fireEvent.change(screen.getByLabelText('태어난 해'), { target: { value: '1951' } });
    const kidney = question('콩팥(신장)\u2060이 좋지 않다고 들은 적이 있나요?');
    fireEvent.click(kidney.getByRole('button', { name: '3기, 또는 들었지만 단계를 몰라요' }));
    const [person] = store.getState().draft.persons;
    expect(person).toMatchObject({
      target: 'parents',
      sex: 'female',
      birthYear: 1951,
      answers: { kidney: 'stage3' },
    });
    fireEvent.click(kidney.getByRole('button', { name: '건너뛰기' }));
    expect(store.getState().draft.persons[0]?.answers).toEqual({});
  });

  it('say which figure nobody can have, and lose nothing of it', async () => {
    const { store } = await open('/bodies');
    const height = screen.getByLabelText('키');
    fireEvent.change(height, { target: { value: '17' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(height);
    expect(screen.getByRole('alert').textContent).toBe('다시 확인해 주세요. 예: 160');
    expect(screen.getByText('입력값을 확인하지 못해 일반 기준으로 만들어요.')).toBeDefined();
    expect(screen.getByText('아직 답하지 않았어요')).toBeDefined();
    expect(store.getState().draft.persons[0]?.heightCm).toBe(17);
  });

  it('concern whom they may concern', async () => {
    await open('/bodies', { healthConditions: ['liverDisease'] });
    expect(screen.getByRole('group', { name: '간경변이 있나요?' })).toBeDefined();
    fireEvent.click(question('성별').getByRole('button', { name: '남성' }));
    expect(screen.queryByRole('group', { name: '임신 중이거나 수유 중인가요?' })).toBeNull();
  });

  it('ask how many eat where a target may be several people', async () => {
    await open('/bodies', { targets: ['self', 'spouse', 'child'] });
    expect(screen.getAllByRole('group', { name: '인원' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: '자녀 한 명 더' })).toBeDefined();
  });

  it('ask nobody of 65 or more about pregnancy, but show an answer that acts', async () => {
    const pregnancy = () => screen.queryByRole('group', { name: '임신 중이거나 수유 중인가요?' });
    await open('/bodies', { targets: ['parents'] });
    expect(pregnancy()).not.toBeNull();
    const year = screen.getByRole('textbox', { name: /태어난 해/ });
    fireEvent.change(year, { target: { value: '1948' } });
    expect(pregnancy()).toBeNull();
    fireEvent.change(year, { target: { value: '48' } });
    expect(pregnancy()).not.toBeNull();
    fireEvent.change(year, { target: { value: '1975' } });
    fireEvent.click(question('임신 중이거나 수유 중인가요?').getByText('수유 중'));
    fireEvent.change(year, { target: { value: '1948' } });
    expect(pregnancy()).not.toBeNull();
  });

  it('ask several people whose each condition is, of whom one stays', async () => {
    const { store } = await open('/bodies', {
      targets: ['self', 'parents'],
      healthConditions: ['liverDisease'],
    });
    const owners = question('간질환');
    const names = () => owners.getAllByRole('button', { pressed: true }).map((each) => each.textContent);
    const pressOwner = (name: string) => fireEvent.click(owners.getByRole('button', { name }));
    const freeOf = () => store.getState().draft.persons.map(({ target, freeOf }) => [target, ...freeOf]);
    expect(names()).toEqual(['본인', '부모님']);
    expect(screen.getAllByText('간경변이 있나요?', { selector: 'legend *' })).toHaveLength(2);
    pressOwner('본인');
    expect(freeOf()).toEqual([['self', 'liverDisease']]);
    expect(screen.getAllByText('간경변이 있나요?', { selector: 'legend *' })).toHaveLength(1);
    const last = owners.getByRole('button', { name: '부모님' });
    expect(last.getAttribute('aria-disabled')).toBe('true');
    pressOwner('부모님');
    expect(names()).toEqual(['부모님']);
    expect(owners.getByRole('status').textContent).toMatch(/^한 분은 남겨 두어야 해요/);
    pressOwner('본인');
    expect(freeOf()).toEqual([['self']]);
    expect(owners.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['one person', { targets: ['self'], healthConditions: ['gout'] }],
    ['no condition', { targets: ['self', 'parents'], healthConditions: [] }],
  ] as const)('ask nothing of whose conditions are with %s', async (_, answers) => {
    await open('/bodies', answers);
    expect(screen.queryByRole('heading', { name: '누구에게 해당하는 질환인가요?' })).toBeNull();
  });

  it('make a condition everybody’s where only its owner left the table', async () => {
    const persons = [{ ...aStranger('self'), freeOf: ['gout'] as const }];
    const { store } = await open('/bodies', {
      targets: ['self', 'child'],
      healthConditions: ['gout'],
      persons,
    });
    act(() => store.answer({ targets: ['self', 'child', 'spouse'] }));
    act(() => store.answer({ persons: [...persons, { ...aStranger('child'), freeOf: ['gout'] }] }));
    act(() => store.answer({ targets: ['self', 'child'] }));
    expect(question('통풍').getAllByRole('button', { pressed: true })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: '여성' })[0] ?? expect.fail());
    expect(store.getState().draft.persons.map(({ freeOf }) => freeOf)).toEqual([[], []]);
  });

  it('tell two parents apart, and leave one of them out again', async () => {
    const { store } = await open('/bodies', { healthConditions: ['gout'] });
    fireEvent.click(question('성별').getByRole('button', { name: '여성' }));
    press('부모님 한 명 더');
    press('한 사람씩 따로 답하기');
    expect(document.activeElement?.textContent).toMatch(/^부모님 1/);
    const [, second = expect.fail()] = screen.getAllByRole('group', { name: '성별' });
    fireEvent.click(within(second).getByRole('button', { name: '남성' }));
    fireEvent.click(question('통풍').getByRole('button', { name: '어머니' }));
    const shown = () => store.getState().draft.persons.map(({ sex, freeOf }) => [sex, ...freeOf]);
    expect(shown()).toEqual([['female', 'gout'], ['male']]);
    press('어머니 빼기');
    const box = within(await screen.findByRole('alertdialog', { name: '어머니를 식단에서 뺄까요?' }));
    fireEvent.click(box.getByRole('button', { name: '어머니 빼기' }));
    expect(shown()).toEqual([['male']]);
    expect(screen.queryByRole('group', { name: '통풍' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^부모님/);
  });

  it('are reached from the conditions and from the summary', async () => {
    await open('/step3');
    press(/더 정확하게 맞추기/);
    await screen.findByRole('heading', { name: '더 정확하게 맞춰 볼까요?' });
    press('다음');
    await screen.findByRole('heading', { name: '어떤 식사를 좋아하시나요?' });
  });
});

describe('before a plan is made', () => {
  it('one meal a day is asked about, and planned when wished all the same', async () => {
    const { store, platform } = await open('/inputCheck', {
      targets: ['self'],
      ...fasting('lunch', 'dinner'),
    });
    press('이대로 식단 만들기');
    const box = within(await screen.findByRole('alertdialog', { name: '하루 한 끼로 만들까요?' }));
    expect(box.getByText(/하루 약 800kcal예요. 하루에 필요한 양은 보통 2,000kcal/)).toBeDefined();
    platform.answer(CREATE, () => ok({ surveyId: store.getState().surveyId }));
    fireEvent.click(box.getByRole('button', { name: '그래도 만들기' }));
    expect(store.getState().draft.confirmations).toEqual(['D1']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('insulin is asked about with diabetes, and a perhaps counts as a yes', async () => {
    const { store } = await open('/inputCheck', {
      targets: ['self'],
      healthConditions: ['diabetes'],
      ...fasting('breakfast'),
    });
    press('이대로 식단 만들기');
    await screen.findByRole('alertdialog', { name: '먼저 여쭤볼게요.' });
    press('잘 모르겠어요');
    await screen.findByRole('alertdialog', { name: '공복 끼니가 있는 식단은 만들지 않았어요.' });
    press('가벼운 끼니로 바꾸기');
    expect(store.getState().draft.mealStyles.breakfast).toBe('simpleRecipe');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('insulin is asked about of whoever has diabetes', async () => {
    const { store } = await open('/inputCheck', {
      targets: ['self', 'parents'],
      healthConditions: ['diabetes'],
      persons: [{ ...aStranger('self'), freeOf: ['diabetes'] }],
      ...fasting('breakfast'),
    });
    press('이대로 식단 만들기');
    await screen.findByRole('alertdialog', { name: '먼저 여쭤볼게요.' });
    press('잘 모르겠어요');
    const said = store.getState().draft.persons.map(({ target, answers }) => [target, answers.insulin]);
    expect(said).toEqual([
      ['self', undefined],
      ['parents', 'unsure'],
    ]);
  });

  it('a child is left out only when the visitor says so', async () => {
    const { store } = await open('/inputCheck', { targets: ['self', 'child'], ...fasting('lunch') });
    press('이대로 식단 만들기');
    const box = within(await screen.findByRole('alertdialog', { name: '자녀의 끼니는 비우지 않았어요.' }));
    fireEvent.click(box.getByRole('button', { name: '자녀를 빼고 만들기' }));
    expect(store.getState().draft.targets).toEqual(['self']);
  });

  it('an answered dialog is asked again once who eats has changed', async () => {
    const { store } = await open('/inputCheck', { confirmations: ['D4'], ...fasting('breakfast') });
    act(() => store.answer({ targets: ['parents', 'self'] }));
    press('이대로 식단 만들기');
    expect(await screen.findByRole('alertdialog', { name: '한 끼를 비워도 괜찮으신가요?' })).toBeDefined();
  });
});
