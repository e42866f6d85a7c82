import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../platform/address/paths.ts';
import { ROUTES } from './routes.tsx';
import { framesOf } from './screens.ts';

const addressOf = (path: string) => path.replace(/:\w+/g, 'a-name');
const EVERY = Object.values(PATHS).map(addressOf);

describe('the scripts of an address', () => {
  const comeWithThePage: readonly string[] = [PATHS.intro, PATHS.introAlias];
  it.each(EVERY)('are those of the routes that show %s, the outermost first', (path) => {
    const [, ...routes] = (matchRoutes(ROUTES, path) ?? []).map(({ route }) => route.path);
    const fetched = comeWithThePage.includes(path) ? [] : routes;
    expect(framesOf(path).map((screen) => screen.path)).toEqual(fetched);
  });

  it.each(['', '/nowhere', '/dailyMeals', '/step1/more'])('are none for %j', (path) => {
    expect(framesOf(path)).toEqual([]);
  });
});
