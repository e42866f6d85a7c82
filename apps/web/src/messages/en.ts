import { appEn } from './en/app.ts';
import { surveyEn } from './en/survey.ts';
import { surveyEffectsEn } from './en/survey-effects.ts';
import { vocabularyEn } from './en/vocabulary.ts';
import type { Messages } from './ko.ts';

/** Every text of the page in English. */
export const en = { ...appEn, ...vocabularyEn, ...surveyEn, ...surveyEffectsEn } satisfies Messages;
