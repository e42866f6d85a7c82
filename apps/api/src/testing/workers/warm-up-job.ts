import { WARM_UP_JOBS as ALL } from '../../workers/warm-up-jobs.ts';

/** One job instead of all: the threads of tests are many and live for a moment. */
export const WARM_UP_JOBS = ALL.slice(0, 1);
