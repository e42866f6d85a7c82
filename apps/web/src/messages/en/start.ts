import { appEn } from './app.ts';
import { introEn } from './intro.ts';

/** Texts of the first page; the rest of the catalogue loads with the first other screen. */
export const startEn = { ...appEn, ...introEn };
