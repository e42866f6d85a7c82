import { AppError } from '../../app-error.ts';

/** A person whose token and session hold. */
export type SignedIn = { readonly kind: 'account'; readonly accountId: string; readonly sessionId: string };

/** On whose behalf a call is made: of nobody known, or of an account. */
export type Principal = { readonly kind: 'nobody' } | SignedIn;

/** Who makes a call and from where; `address` stands for one household or host. */
export type Caller = { readonly principal: Principal; readonly address: string };

/** Nobody known. */
export const ANONYMOUS: Principal = { kind: 'nobody' };

/** The person signed in; calls of the rule `account` always have one. */
export function signedIn({ principal }: Caller): SignedIn {
  if (principal.kind === 'account') return principal;
  throw new AppError('signInNeeded');
}
