import type { Log } from '../log.ts';
import { type SendMeans, send } from '../server/send-call.ts';
import { CALL_TIMEOUT_MS } from '../server/server-client.ts';
import { timeLimit } from '../time-limit.ts';

/** The address in the contract, whose script a sign-out does not wait for. */
const LOGOUT = { path: '/api/user/logout', method: 'POST' } as const;

/** Asks the server to forget the token that is kept at this moment; nobody waits for its answer, and nothing here rejects. */
export type RevokeToken = () => Promise<void>;

export function tokenRevoking(means: SendMeans & { readonly log: Log }): RevokeToken {
  return async () => {
    try {
      const { response } = await send(means, LOGOUT, { body: {}, signal: timeLimit(CALL_TIMEOUT_MS) });
      if (!response.ok) means.log('token could not be revoked', response.status);
    } catch (cause) {
      means.log('token could not be revoked', cause);
    }
  };
}
