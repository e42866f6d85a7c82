import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../messages/messages-context.tsx';
import { loadStartMessages } from '../messages/start-messages.ts';
import { fakePlatform, signInPerson, TEST_SURVEY_ID } from '../testing/fake-platform.ts';
import { findScreenHeading, openScreen, renderApp } from '../testing/render-app.tsx';
import { LoadingScreen } from './navigation/loading-screen.tsx';

const headings = () => screen.getAllByRole('heading', { level: 1 });

describe('a screen that waits for its content', () => {
  it.each([
    [`/dailyMeals/${TEST_SURVEY_ID}`, '오늘의 끼니'],
    [`/weeklyMeals/${TEST_SURVEY_ID}`, '주간 식단'],
    [`/shopping/${TEST_SURVEY_ID}`, '장보기'],
    [`/nutrition/${TEST_SURVEY_ID}`, '영양'],
    ['/recipeDetail?id=rice', '레시피'],
    ['/productDetail?id=salad', '제품'],
    ['/myPlans', '내 식단'],
  ])('%s is named already, by one heading and in the title', async (path, name) => {
    document.title = '';
    await renderApp({ path, platform: signInPerson(fakePlatform()) });
    expect(headings().map(({ textContent }) => textContent)).toEqual([name]);
    expect(document.title).toBe(`${name} · 끼니`);
    const past = screen.getByRole('link', { name: '본문으로 건너뛰기' });
    expect(headings().map(({ id }) => `#${id}`)).toEqual([past.getAttribute('href')]);
    const heading = await findScreenHeading();
    expect(headings()).toEqual([heading]);
  });

  it('leaves the focus to the heading of the content', async () => {
    const platform = fakePlatform({ '/api/recipe/list/search': [] });
    const { history } = await openScreen({ path: '/search', platform });
    history.push('/recipeDetail?id=rice');
    const heading = await screen.findByRole('heading', { name: /못했어요/ });
    expect(document.activeElement).toBe(heading);
  });

  it('has the name of the product while not even its script is there', async () => {
    const messages = await loadStartMessages('ko');
    render(
      <MessagesProvider locale="ko" messages={messages}>
        <LoadingScreen />
      </MessagesProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '끼니' })).toBeDefined();
  });
});
