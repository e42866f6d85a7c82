import { appEn } from './app.ts';
import { introEn } from './intro.ts';

/** What the first page says; the rest of the catalogue follows with the first other screen. */
export const startEn = { ...appEn, ...introEn };
