import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import { makePlanningBasis, type PlanningBasis } from '../workers/planning-basis.ts';

const bases = new WeakMap<LoadedCatalogue, PlanningBasis>();

/** What plans from a catalogue are made of, prepared once for all tests of a worker. */
export function basisOf(catalogue: LoadedCatalogue): PlanningBasis {
  const basis = bases.get(catalogue) ?? makePlanningBasis(catalogue);
  bases.set(catalogue, basis);
  return basis;
}
