import type { Translate } from '../../messages/translate.ts';
import { CallError, isUnreached } from './call-error.ts';
import { failureKey } from './failure-key.ts';

/** What a screen says of a call that failed: in the visitor's words, and the technical text where no answer came. */
type ProblemWords = { readonly detail: string; readonly reason?: string };

/** A refusal is told by its code alone: the text a server sends with it is in no language of the visitor. */
export function problemWords(t: Translate, error: Error): ProblemWords {
  if (!(error instanceof CallError)) return { detail: t('callError.internal') };
  const { failure } = error;
  return { detail: t(failureKey(failure)), ...(isUnreached(failure) && { reason: failure.message }) };
}
