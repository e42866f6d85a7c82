import { LATER_WARM_UP_JOBS as LATER } from '../../workers/warm-up-jobs.ts';

/** The quickest job in place of all, before and after the start, because tests start many short-lived threads. */
const QUICKEST = LATER.filter(({ survey: { mealStyles } }) => {
  return mealStyles.breakfast === 'fasting' && mealStyles.lunch === 'fasting';
});

export const WARM_UP_JOBS = QUICKEST;
export const LATER_WARM_UP_JOBS = QUICKEST;
