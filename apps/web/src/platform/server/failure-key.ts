import { ERRORS, type ErrorCode } from '@kkini/contract';
import type { MessageKey } from '../../messages/ko.ts';
import { isUnreached } from './call-error.ts';

/** Message key for a failed call; the text a server sends is not for visitors. */
export function failureKey({ code }: { readonly code: string }): MessageKey {
  if (isUnreached({ code })) return 'error.network';
  return isErrorCode(code) ? `callError.${code}` : 'callError.internal';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
