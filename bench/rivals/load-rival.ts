export type { RunnerResult } from 'lighthouse';

/** Solvers and libraries for comparison. `npm ci --prefix bench/rivals` installs them; a usual install leaves them out. */
export const RIVAL_PACKAGES = {
  fuse: () => import('fuse.js'),
  flexSearch: () => import('flexsearch'),
  highs: () => import('highs'),
  lighthouse: () => import('lighthouse'),
  miniSearch: () => import('minisearch'),
  orama: () => import('@orama/orama'),
} as const;

/** Loads a package; a missing one fails with the command that installs it. */
export async function loadRival<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing ? new Error('This needs: npm ci --prefix bench/rivals', { cause: error }) : error;
  }
}
