import { WARM_UP_JOBS as ALL } from '../../workers/warm-up-jobs.ts';

/** One job in place of all, because tests start many short-lived threads. */
export const WARM_UP_JOBS = ALL.slice(0, 1);
