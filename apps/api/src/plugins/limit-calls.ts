import rateLimit from '@fastify/rate-limit';
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

function limitAtOnce(app: FastifyInstance, { atOnce, atOncePerAddress }: CallLimits): void {
  const callsByAddress = new Map<string, number>();
  let calls = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    const address = householdAddress(request.ip);
    const ofAddress = callsByAddress.get(address) ?? 0;
    if (ofAddress >= atOncePerAddress) {
      throw new AppError('tooManyRequests', undefined, { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    if (calls >= atOnce) throw new AppError('busy');
    callsByAddress.set(address, ofAddress + 1);
    calls += 1;
    // Also when the caller disconnects before the reply.
    reply.raw.once('close', () => {
      calls -= 1;
      const left = (callsByAddress.get(address) ?? 1) - 1;
      if (left > 0) callsByAddress.set(address, left);
      else callsByAddress.delete(address);
    });
  });
}

/** Whether a request is a call of the contract; pictures and health checks are not. */
function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.rule !== undefined;
}
