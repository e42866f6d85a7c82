import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asker, Caller } from './access/asker.ts';
import { NOBODY } from './access/asker.ts';
import { householdAddress } from './access/household-address.ts';
import { identify } from './access/identify.ts';
import { CALL_RULES, type CallRule, entryRefusal } from './access/policy.ts';
import { AppError } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker;
  }
  interface FastifyContextConfig {
    /** What the policy asks of whoever makes this call. */
    rule?: CallRule;
  }
}

/** Finds out who makes each call and refuses whom its rule refuses, before the body is read. Call before any route is added. */
export function signIn(app: FastifyInstance, parts: AppParts): void {
  app.decorateRequest('asker', { getter: () => NOBODY });
  app.addHook('onRequest', async (request) => {
    const { rule } = request.routeOptions.config;
    if (rule === undefined || rule === 'anyone') return;
    const { token, asker } = await identify(parts, request.headers.authorization);
    const refusal = entryRefusal(rule, token);
    if (refusal !== null) throw new AppError(refusal);
    Object.defineProperty(request, 'asker', { value: asker });
  });
}

/** The rule of a call; every call has one. */
export function ruleOf({ method, path }: { readonly method: string; readonly path: string }): CallRule {
  const rule = CALL_RULES[`${method} ${path}`];
  if (rule === undefined) throw new Error(`access/policy.ts has no rule for ${method} ${path}`);
  return rule;
}

/** Who makes a call. */
export function callerOf(request: FastifyRequest): Caller {
  return { asker: request.asker, address: householdAddress(request.ip) };
}
