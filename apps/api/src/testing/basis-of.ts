import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import { makePlanningBasis, type PlanningBasis } from '../workers/planning-basis.ts';

const bases = new WeakMap<LoadedCatalogue, PlanningBasis>();

/** The planning basis of a catalogue, prepared once for all tests of a worker. */
export function basisOf(catalogue: LoadedCatalogue): PlanningBasis {
  const basis = bases.get(catalogue) ?? makePlanningBasis(catalogue);
  bases.set(catalogue, basis);
  return basis;
}
