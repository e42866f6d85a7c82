import { CallError, isUnreached } from '../../../platform/server/call-error.ts';
import { failureKey } from '../../../platform/server/failure-key.ts';
import type { MessageKey } from '../../../messages/ko.ts';

/** What is said when a share could not be made, listed or withdrawn. */
export function shareProblem(error: Error): MessageKey {
  if (!(error instanceof CallError)) return 'share.failed';
  return isUnreached(error.failure) ? 'share.offline' : failureKey(error.failure);
}
