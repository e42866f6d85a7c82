import type { AppParts } from '../../app-parts.ts';
import { findSession } from '../../db/stores/account-store.ts';
import type { TokenState } from './policy.ts';
import { ANONYMOUS, type Principal } from './principal.ts';

/** The meaning of a call's authorization header. */
export type Identity = { readonly token: TokenState; readonly principal: Principal };

/**
 * Reads the authorization header. The public client key of a hosted database stands in the place of a token and counts
 * as anonymous; so do schemes other than Bearer, which are meant for a proxy. The word Bearer without a token counts as
 * an invalid token.
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
