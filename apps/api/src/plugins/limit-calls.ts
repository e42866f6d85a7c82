import rateLimit from '@fastify/rate-limit';
import {
  changeCompanion,
  changeMeal,
  companionCandidates,
  createMealPlan,
  lightenWeek,
  mealCandidates,
  planOutlook,
  replanRest,
} from '@kkini/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { CallLimits } from '../config.ts';
import { householdAddress } from './access/household-address.ts';

const MINUTE_MS = 60_000;
/** Most addresses counted at once, to bound memory. */
const MOST_ADDRESSES = 10_000;
const BUSY_RETRY_SECONDS = 2;

/**
 * Limits the calls of one address per minute and concurrently, and all concurrent calls. Counts within this process, to protect its
 * own time and memory; password attempts are limited in the database. Call before any route is added.
 */
export async function limitCalls(app: FastifyInstance, limits: CallLimits | undefined): Promise<void> {
  if (limits === undefined) return;
  limitAtOnce(app, limits);
  if (limits.callsPerMinute === 0) return;
  await app.register(rateLimit, { global: false, cache: MOST_ADDRESSES });
  const count = app.createRateLimit({
    max: limits.callsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => householdAddress(ip),
  });
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new AppError('tooManyRequests', undefined, { retryAfterSeconds: counted.ttlInSeconds });
    }
  });
}

function limitAtOnce(app: FastifyInstance, limits: CallLimits): void {
  const [calls, plans] = [new OpenCalls(), new OpenCalls()];
  const mostPlans = limits.callsPerMinute === 0 ? limits.atOncePerAddress : limits.plansPerAddress;
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    const address = householdAddress(request.ip);
    const isPlan = PLANNING.has(request.routeOptions.url ?? '');
    if (calls.of(address) >= limits.atOncePerAddress || (isPlan && plans.of(address) >= mostPlans)) {
      throw new AppError('tooManyRequests', undefined, { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    if (calls.inAll >= limits.atOnce) throw new AppError('busy');
    const open = isPlan ? [calls, plans] : [calls];
    for (const each of open) each.add(address, 1);
    // Also when the caller disconnects before the reply.
    reply.raw.once('close', () => {
      for (const each of open) each.add(address, -1);
    });
  });
}

/** Calls that wait for a planning thread. One address may have few of them open, so that others are not left waiting behind it. */
const PLANNING: ReadonlySet<string> = new Set(
  [
    createMealPlan,
    planOutlook,
    mealCandidates,
    changeMeal,
    companionCandidates,
    changeCompanion,
    replanRest,
    lightenWeek,
  ].map(({ path }) => path),
);

/** Calls without a reply yet, in all and by address. */
class OpenCalls {
  inAll = 0;
  private readonly byAddress = new Map<string, number>();

  of(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  add(address: string, change: 1 | -1): void {
    this.inAll += change;
    const left = this.of(address) + change;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}

/** Whether a request is a call of the contract; pictures and health checks are not. */
function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.rule !== undefined;
}
