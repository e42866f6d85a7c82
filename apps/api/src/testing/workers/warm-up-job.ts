import { WARM_UP_JOBS as FIRST } from '../../workers/warm-up-jobs.ts';

/** The quickest job, used for all warm-up jobs, because tests start many short-lived threads. */
const QUICKEST = FIRST.slice(0, 1).map(({ survey, ...job }) => ({
  ...job,
  survey: { ...survey, mealStyles: { ...survey.mealStyles, breakfast: 'fasting', lunch: 'fasting' } },
}));

export const WARM_UP_JOBS = QUICKEST;
export const LATER_WARM_UP_JOBS = QUICKEST;
