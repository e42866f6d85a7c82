import { configureGlobal, readConfigureGlobal } from 'fast-check';

/** Any number. Every run tries the same cases, so that only a change makes a test fail; `CI_FULL=1` tries new ones. */
const SEED = 20261126;

if (process.env['CI_FULL'] !== '1') configureGlobal({ ...readConfigureGlobal(), seed: SEED });
