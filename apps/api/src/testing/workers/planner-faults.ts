/** Seeds of jobs on which a faulty planning thread fails, each in a different way. */
export const FAULT_SEEDS = { dies: 900_001, diesOnce: 900_002, isStuck: 900_003 } as const;

/** The variable that names the file a thread creates when it has died once. */
export const DIED_ONCE_FILE = 'KKINI_TEST_DIED_ONCE';

/** The variable that names the file a thread creates when it has failed to get ready once; without it none fails. */
export const UNREADY_ONCE_FILE = 'KKINI_TEST_UNREADY_ONCE';

/** The variable that names the file to which a thread adds a line for each week it is warmed with later. */
export const WARMED_FILE = 'KKINI_TEST_WARMED';
