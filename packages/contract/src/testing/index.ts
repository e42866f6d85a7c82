export { callArbitrary, type FuzzedCall, type Known } from './call-arbitrary.ts';
