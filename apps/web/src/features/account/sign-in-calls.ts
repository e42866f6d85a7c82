import { claimSurveys, login, register } from '@kkini/contract';
import { ok, type Result } from '@kkini/domain';
import type { Platform } from '../../platform/platform.ts';
import type { CallFailure } from '../../platform/server/server-client.ts';
import type { Session } from '../../platform/session/sign-in.ts';

/** Milliseconds to wait for calls that follow a sign-in. */
const SIDE_CALL_MS = 4000;

type Server = Pick<Platform, 'server'>;

/** Requests a token without storing it. */
export async function askForSession(
  { server }: Server,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<Session, CallFailure>> {
  const answer = await server.call(login, { username: email, password });
  if (!answer.ok) return answer;
  const { access_token: token, email: known, name } = answer.value;
  return ok({ token, email: known, name });
}

export function openAccount({ server }: Server, person: (typeof register)['example']['request']) {
  return server.call(register, person);
}

/** Takes over surveys begun before signing in; returns those the account now owns, or null if the call failed. */
export async function claim(
  { server, log }: Pick<Platform, 'server' | 'log'>,
  surveyIds: readonly string[],
): Promise<readonly string[] | null> {
  if (surveyIds.length === 0) return [];
  const claimed = await server.call(
    claimSurveys,
    { surveyIds: [...surveyIds] },
    AbortSignal.timeout(SIDE_CALL_MS),
  );
  if (claimed.ok) return claimed.value.surveyIds;
  log('surveys could not be claimed', claimed.problem.code);
  return null;
}
