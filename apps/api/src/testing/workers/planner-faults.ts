/** Seeds of jobs on which a faulty planning thread fails, each in another way. */
export const FAULT_SEEDS = { dies: 900_001, diesOnce: 900_002, isStuck: 900_003 } as const;

/** Environment variable with the file a thread creates once it has died. */
export const DIED_ONCE_FILE = 'KKINI_TEST_DIED_ONCE';

/** Environment variable with the file a thread creates once it has failed to start; without it, none fails. */
export const UNREADY_ONCE_FILE = 'KKINI_TEST_UNREADY_ONCE';

/** Environment variable with the file to which a thread appends a line for each later warm-up week. */
export const WARMED_FILE = 'KKINI_TEST_WARMED';
