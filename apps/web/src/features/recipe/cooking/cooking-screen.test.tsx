import type { RecipeWire } from '@kkini/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRecipeReply } from '../../../testing/a-recipe-reply.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const RECIPE = aRecipeReply({
  ingredients: '{"두부":"1/2모","애호박":"1/3개","다진 마늘":"1작은술"}',
  instructions: '["애호박을 썰어요.","애호박을 넣고 5분 끓여요.","- 거품을 걷어요.","두부와 마늘을 넣어요."]',
});

async function open(recipe: Partial<RecipeWire> = {}, state?: unknown) {
  const platform = fakePlatform({ '/functions/v1/recipe-detail': [{ ...RECIPE, ...recipe }] });
  return renderApp({ path: '/cooking?id=tofu-stew', platform, state });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const amounts = () =>
  within(screen.getByRole('list', { name: '이 단계에 쓰는 재료' })).getAllByRole('listitem');
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

afterEach(() => vi.useRealTimers());

describe('the cooking mode', () => {
  it('shows one step with the ingredients it names', async () => {
    await open();
    await screen.findByText('애호박을 썰어요.');
    expect(screen.queryByText(/거품/)).toBeNull();
    expect(amounts().map((item) => item.textContent)).toEqual(['애호박 1/3개']);
    expect(progress()).toBe('3단계 중 1단계');
    expect(screen.getByText('요리하는 동안 화면이 꺼지지 않아요')).toBeDefined();
  });

  it('turns by buttons and arrow keys and stops at both ends', async () => {
    await open();
    await screen.findByText('애호박을 썰어요.');
    expect(screen.getByRole('button', { name: '이전' })).toHaveProperty('disabled', true);
    press('다음');
    expect(progress()).toBe('3단계 중 2단계');
    expect(screen.getByText('거품을 걷어요.')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(progress()).toBe('3단계 중 3단계');
    expect(amounts().map((item) => item.textContent)).toEqual(['두부 1/2모', '다진 마늘 1작은술']);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(progress()).toBe('3단계 중 2단계');
  });

  it('shows a turned step from its beginning', async () => {
    const scrolled = vi.fn<(this: Element) => void>();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.call(this);
    };
    await open();
    await screen.findByText('애호박을 썰어요.');
    expect(scrolled).not.toHaveBeenCalled();
    press('다음');
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('banner')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('leads back to the recipe when all is done', async () => {
    const { history } = await open();
    await screen.findByText('애호박을 썰어요.');
    press('다음');
    press('다음');
    press('다 만들었어요');
    await screen.findByRole('heading', { name: '만드는 법' });
    expect(history.location.pathname).toBe('/recipeDetail');
  });

  it('counts a time named in a step down, pauses, and rings once at its end', async () => {
    const { platform } = await open();
    await screen.findByText('애호박을 썰어요.');
    press('다음');
    vi.useFakeTimers();
    press('5:00 눌러서 시작, 타이머');
    act(() => vi.advanceTimersByTime(91_000));
    press('3:29 남았어요 · 눌러서 멈춤, 타이머');
    act(() => vi.advanceTimersByTime(60_000));
    press('3:29 멈췄어요 · 눌러서 계속, 타이머');
    press('다음');
    act(() => vi.advanceTimersByTime(200_000));
    expect(screen.getByRole('button', { name: '2단계 0:09' })).toBeDefined();
    act(() => vi.advanceTimersByTime(15_000));
    expect(platform.alarms).toEqual(['rang']);
    expect(screen.getByText('2단계 타이머가 끝났어요.')).toBeDefined();
    press('2단계 0:00');
    expect(screen.getByRole('button', { name: '0:00 다 됐어요 · 눌러서 다시, 타이머' })).toBeDefined();
  });

  it('goes on where it was after a reload, with the time that has passed', async () => {
    const { history, unmount } = await open();
    await screen.findByText('애호박을 썰어요.');
    press('다음');
    press('5:00 눌러서 시작, 타이머');
    const { state } = history.location;
    unmount();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    await open({}, state);
    await screen.findByText('거품을 걷어요.');
    expect(progress()).toBe('3단계 중 2단계');
    expect(await screen.findByRole('button', { name: /^[23]:\d\d 남았어요/ })).toBeDefined();
  });

  it('says when a recipe has no steps', async () => {
    await open({ instructions: '[]' });
    expect(await screen.findByText('만드는 법이 적혀 있지 않은 레시피예요.')).toBeDefined();
  });

  it('gives the amounts of the recipe for as many people as were chosen there', async () => {
    const platform = fakePlatform({ '/functions/v1/recipe-detail': [RECIPE] });
    await renderApp({ path: '/recipeDetail?id=tofu-stew', platform });
    for (const _ of [3, 4]) fireEvent.click(await screen.findByRole('button', { name: '한 명 늘리기' }));
    expect(screen.getByText('4명')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: '요리 시작' }));
    await screen.findByRole('progressbar', { name: '요리 진행' });
    expect(amounts().map((item) => item.textContent)).toEqual(['애호박 2/3개']);
    expect(screen.getByText('4명')).toBeDefined();
  });

  it('is offered on the recipe', async () => {
    const platform = fakePlatform({ '/functions/v1/recipe-detail': [RECIPE] });
    await renderApp({ path: '/recipeDetail?id=tofu-stew', platform });
    fireEvent.click(await screen.findByRole('link', { name: '요리 시작' }));
    expect(await screen.findByRole('progressbar', { name: '요리 진행' })).toBeDefined();
  });
});
