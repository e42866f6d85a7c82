import { ACCOUNT_SCREENS } from './account-screen-list.ts';
import { DETAIL_SCREENS } from './detail-screen-list.ts';
import { PLAN_SCREENS } from './plan-screen-list.ts';
import type { Screen } from './screen.ts';
import { SURVEY_SCREENS } from './survey-screen-list.ts';

/** Every screen and state to look at, in the order of a visit. */
export const SCREENS: readonly Screen[] = [
  ...SURVEY_SCREENS,
  ...PLAN_SCREENS,
  ...DETAIL_SCREENS,
  ...ACCOUNT_SCREENS,
];
