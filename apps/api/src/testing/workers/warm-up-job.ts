import { WARM_UP_JOBS as ALL, LATER_WARM_UP_JOBS as LATER } from '../../workers/warm-up-jobs.ts';

/** One job in place of all, because tests start many short-lived threads. */
export const WARM_UP_JOBS = ALL.slice(0, 1);
/** One as well for the time after. */
export const LATER_WARM_UP_JOBS = LATER.slice(0, 1);
