import { ERRORS, type ErrorCode } from '@kkini/contract';
import type { MessageKey } from '../../messages/ko.ts';
import type { Translate } from '../../messages/translate.ts';
import { CallError, isUnreached } from './call-error.ts';

/** What a screen shows for a failed call: a text for visitors, and the technical text if no answer came. */
type ProblemWords = { readonly detail: string; readonly reason?: string };

/** Texts for a failed call. A refusal shows only the text of its code, because the server's own text is not translated. */
export function problemWords(t: Translate, error: Error): ProblemWords {
  if (!(error instanceof CallError)) return { detail: t('callError.internal') };
  const { failure } = error;
  return { detail: t(failureKey(failure)), ...(isUnreached(failure) && { reason: failure.message }) };
}

/** Message key for a failed call. The text a server sends is not for visitors. */
export function failureKey({ code }: { readonly code: string }): MessageKey {
  if (isUnreached({ code })) return 'error.network';
  return isErrorCode(code) ? `callError.${code}` : 'callError.internal';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
