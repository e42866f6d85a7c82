import { AppError } from '../../app-error.ts';

/** A person with a valid token and session. */
export type SignedIn = { readonly kind: 'account'; readonly accountId: string; readonly sessionId: string };

/** On whose behalf a call is made: an account, or anonymous. */
export type Principal = { readonly kind: 'nobody' } | SignedIn;

/** Principal and origin of a call; `address` stands for one household or host. */
export type Caller = { readonly principal: Principal; readonly address: string };

/** The principal without an account. */
export const ANONYMOUS: Principal = { kind: 'nobody' };

/** The signed-in principal. Calls with the rule `account` always have one. */
export function signedIn({ principal }: Caller): SignedIn {
  if (principal.kind === 'account') return principal;
  throw new AppError('signInNeeded');
}
