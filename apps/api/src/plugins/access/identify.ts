import type { AppParts } from '../../app-parts.ts';
import { findSession } from '../../db/stores/account-store.ts';
import type { TokenState } from './policy.ts';
import { ANONYMOUS, type Principal } from './principal.ts';

/** What the authorization header of a call is worth. */
export type Identity = { readonly token: TokenState; readonly principal: Principal };

/**
 * Reads the authorization header. The public client key of a hosted data base stands where a token would and names
 * nobody; so do schemes other than Bearer, which belong to whatever stands in front of this server. The word Bearer without
 * a token is one that does not hold.
 */
export async function identify(parts: AppParts, header: string | undefined): Promise<Identity> {
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
