import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { findSession } from '../db/stores/account-store.ts';
import { householdAddress } from './access/household-address.ts';
import { CALL_RULES, type CallRule, entryRefusal, type TokenState } from './access/policy.ts';
import { ANONYMOUS, type Caller, type Principal } from './access/principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
  interface FastifyContextConfig {
    /** Permission this call requires. */
    rule?: CallRule;
    /** True for a call that reads by a survey id and identifies the caller only if it matters. */
    identifiesLater?: boolean;
  }
}

/**
 * Identifies the principal of each call and applies the call's rule before the body is read. Call before any route is
 * added.
 */
export function signIn(app: FastifyInstance, parts: AppParts): void {
  app.decorateRequest('principal', { getter: () => ANONYMOUS });
  app.addHook('onRequest', async (request) => {
    const { rule, identifiesLater } = request.routeOptions.config;
    if (rule === undefined || rule === 'anyone' || identifiesLater) return;
    const { token, principal } = await identify(parts, request.headers.authorization);
    const refusal = entryRefusal(rule, token);
    if (refusal !== null) throw new AppError(refusal);
    Object.defineProperty(request, 'principal', { value: principal });
  });
}

/** Rule of a call; every call has one. */
export function ruleOf({ method, path }: { readonly method: string; readonly path: string }): CallRule {
  const rule = CALL_RULES[`${method} ${path}`];
  if (rule === undefined) throw new Error(`access/policy.ts has no rule for ${method} ${path}`);
  return rule;
}

export function callerOf(request: FastifyRequest): Caller {
  return { principal: request.principal, address: householdAddress(request.ip) };
}

/** Principal of a call that is identified later; anonymous for an invalid token, as for every read-only call. */
export async function principalOf(parts: AppParts, { headers }: FastifyRequest): Promise<Principal> {
  return (await identify(parts, headers.authorization)).principal;
}

/** Meaning of a call's Authorization header. */
type Identity = { readonly token: TokenState; readonly principal: Principal };

/**
 * Reads the Authorization header. The public client key of a hosted database takes the place of a token and counts as anonymous; so
 * do schemes other than Bearer, which are meant for a proxy. The word Bearer without a token counts as an invalid token.
 */
async function identify(parts: AppParts, header: string | undefined): Promise<Identity> {
  const bearer = /^bearer(?:\s+(.*))?$/i.exec(header?.trim() ?? '');
  const token = bearer === null ? undefined : (bearer[1] ?? '');
  if (token === undefined || token === parts.config.page.publicKey)
    return { token: 'none', principal: ANONYMOUS };
  const now = parts.now();
  const claims = await parts.tokens.verify(token, now);
  if (claims === null) return { token: 'bad', principal: ANONYMOUS };
  const session = await parts.database.transaction((queries) => findSession(queries, claims.sessionId));
  const holds = session?.accountId === claims.accountId && session.expiresAt.getTime() > now;
  return holds
    ? { token: 'good', principal: { kind: 'account', ...claims } }
    : { token: 'bad', principal: ANONYMOUS };
}
