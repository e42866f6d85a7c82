/** The environment variable that names the test files of a run, separated by spaces. */
export const TESTS_VARIABLE = 'KKINI_MUTATION_TESTS';
