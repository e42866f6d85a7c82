import { appKo } from './app.ts';
import { introKo } from './intro.ts';

/** Texts of the first page; the rest of the catalogue loads with the first other screen. */
export const startKo = { ...appKo, ...introKo };
