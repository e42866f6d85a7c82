import type { MessageKey } from '../../messages/ko.ts';
import type { Translate } from '../../messages/translate.ts';
import { isUnreached } from '../../platform/server/call-error.ts';
import type { CallFailure } from '../../platform/server/server-client.ts';

/** Text of an alert; the detail is its smaller second line. */
export type AlertWords = { readonly message: string; readonly detail?: string };

const MINUTE = 60;

/** The alert for a failed account call: no connection, a busy server, how long to wait, or otherwise the text of the screen. */
export function failureWords(t: Translate, failure: CallFailure, otherwise: MessageKey): AlertWords {
  if (isUnreached(failure)) return { message: t('error.network'), detail: failure.message };
  const { code, waitSeconds } = failure;
  // A busy server also states a wait, but not because of too many attempts.
  if (code === 'busy') return { message: t('callError.busy') };
  if (waitSeconds === undefined) return { message: t(otherwise) };
  const count = waitSeconds < MINUTE ? Math.ceil(waitSeconds) : Math.ceil(waitSeconds / MINUTE);
  return { message: t(waitSeconds < MINUTE ? 'attempts.waitSeconds' : 'attempts.waitMinutes', { count }) };
}
