import { configureGlobal, readConfigureGlobal } from 'fast-check';

/** Any number: a run finds the cases of the run before, so that a change alone makes a test fail. `CI_FULL=1` tries new ones. */
const SEED = 20261126;

if (process.env['CI_FULL'] !== '1') configureGlobal({ ...readConfigureGlobal(), seed: SEED });
