import { appKo } from './app.ts';
import { introKo } from './intro.ts';

/** What the first page says; the rest of the catalogue follows with the first other screen. */
export const startKo = { ...appKo, ...introKo };
