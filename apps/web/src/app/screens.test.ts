import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../edges/paths.ts';
import { ROUTES } from './routes.tsx';
import { framesOf } from './screens.ts';

const addressOf = (path: string) => path.replace(/:\w+/g, 'a-name');
const EVERY = Object.values(PATHS).map(addressOf);

describe('the scripts of an address', () => {
  it.each(EVERY)('are those of the routes that show %s, the outermost first', async (path) => {
    const routes = (matchRoutes(ROUTES, path) ?? []).map(({ route }) => route.lazy);
    const shown = routes.flatMap((lazy) => (typeof lazy === 'function' ? [lazy()] : []));
    const components = (await Promise.all(shown)).map(({ Component }) => Component);
    expect(await Promise.all(framesOf(path).map(({ load }) => load()))).toEqual(components);
    const comesWithThePage = path === PATHS.intro || path === PATHS.introAlias;
    expect(components.length === 0).toBe(comesWithThePage);
  });

  it.each(['', '/nowhere', '/dailyMeals', '/step1/more'])('are none for %j', (path) => {
    expect(framesOf(path)).toEqual([]);
  });
});
