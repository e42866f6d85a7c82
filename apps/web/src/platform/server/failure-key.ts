import { ERRORS, type ErrorCode } from '@kkini/contract';
import type { MessageKey } from '../../messages/ko.ts';
import { isUnreached } from './call-error.ts';

/** Why a call failed, in the visitor's words; the text a server sends with a failure is in its own. */
export function failureKey({ code }: { readonly code: string }): MessageKey {
  if (isUnreached({ code })) return 'error.network';
  return isErrorCode(code) ? `callError.${code}` : 'callError.internal';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
