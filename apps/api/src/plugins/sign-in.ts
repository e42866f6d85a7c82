import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { householdAddress } from './access/household-address.ts';
import { identify } from './access/identify.ts';
import { CALL_RULES, type CallRule, entryRefusal } from './access/policy.ts';
import type { Caller, Principal } from './access/principal.ts';
import { ANONYMOUS } from './access/principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
  interface FastifyContextConfig {
    /** The permission this call requires. */
    rule?: CallRule;
  }
}

/**
 * Identifies the principal of each call and applies the call's rule before the body is read. Call before any route is
 * added.
 */
export function signIn(app: FastifyInstance, parts: AppParts): void {
  app.decorateRequest('principal', { getter: () => ANONYMOUS });
  app.addHook('onRequest', async (request) => {
    const { rule } = request.routeOptions.config;
    if (rule === undefined || rule === 'anyone') return;
    const { token, principal } = await identify(parts, request.headers.authorization);
    const refusal = entryRefusal(rule, token);
    if (refusal !== null) throw new AppError(refusal);
    Object.defineProperty(request, 'principal', { value: principal });
  });
}

/** The rule of a call; every call has one. */
export function ruleOf({ method, path }: { readonly method: string; readonly path: string }): CallRule {
  const rule = CALL_RULES[`${method} ${path}`];
  if (rule === undefined) throw new Error(`access/policy.ts has no rule for ${method} ${path}`);
  return rule;
}

/** The principal of a call. */
export function callerOf(request: FastifyRequest): Caller {
  return { principal: request.principal, address: householdAddress(request.ip) };
}
