import { ERRORS, type ErrorCode } from '@kkini/contract';
import { CallError } from '../../edges/call-error.ts';
import type { MessageKey } from '../../messages/ko.ts';

/** Failures that mean that the server was not reached. */
const UNREACHED = ['network', 'timeout'];

/** What is said when a share could not be made, listed or withdrawn. */
export function shareProblem(error: Error): MessageKey {
  if (!(error instanceof CallError)) return 'share.failed';
  const { code } = error.failure;
  if (UNREACHED.includes(code)) return 'share.offline';
  return isErrorCode(code) ? `callError.${code}` : 'share.failed';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
