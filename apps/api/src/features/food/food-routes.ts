import { createHash } from 'node:crypto';
import { listFoods as listFoodsCall, readExclusions as readExclusionsCall } from '@kkini/contract';
import type { Taxonomy } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import type { PlanningBasis } from '../../workers/planning-basis.ts';
import { ExclusionCounts } from './exclusion-counts.ts';
import { namedFoods, readExclusions } from './read-exclusions.ts';

/** Calls about foods that can be excluded. They are independent of surveys and store nothing. */
export function foodRoutes(app: FastifyInstance, { planner }: Pick<AppParts, 'planner'>): void {
  const counted = new WeakMap<PlanningBasis, ExclusionCounts>();
  const countsOf = (basis: PlanningBasis) => {
    const counts = counted.get(basis) ?? new ExclusionCounts(basis);
    counted.set(basis, counts);
    return counts;
  };
  registerEndpoint(app, readExclusionsCall, {
    handle: (request) => {
      const { basis } = planner;
      return readExclusions({ taxonomy: basis.catalogue.taxonomy, counts: countsOf(basis) }, request);
    },
  });
  const stamps = new WeakMap<Taxonomy, string>();
  registerEndpoint(app, listFoodsCall, {
    stamp: () => {
      const { taxonomy } = planner.basis.catalogue;
      const stamp = stamps.get(taxonomy) ?? stampOf(taxonomy);
      stamps.set(taxonomy, stamp);
      return stamp;
    },
    handle: () => {
      const { taxonomy } = planner.basis.catalogue;
      const foods = namedFoods(taxonomy).all.map((food) => ({ ...food, names: [...food.names] }));
      return { version: taxonomy.version, foods };
    },
  });
}

/** Version of the food names. Includes a hash of the names, in case they change without a new version of the taxonomy. */
function stampOf(taxonomy: Taxonomy): string {
  const names = createHash('sha256').update(JSON.stringify(namedFoods(taxonomy).all));
  return `${taxonomy.version}-${names.digest('hex').slice(0, 16)}`;
}
