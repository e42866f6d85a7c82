/** The environment variable that names the test files of a run, parted by spaces. */
export declare const TESTS_VARIABLE: string;
