import { OWNER_ERRORS } from '@kkini/contract';
import { CallError } from './call-error.ts';

/** Why a visitor may not change a plan: nobody is signed in, the sign-in has expired, or the plan is somebody else's. */
export type OwnerProblem = (typeof OWNER_ERRORS)[number];

export function isOwnerProblem(problem: string): problem is OwnerProblem {
  return OWNER_ERRORS.some((each) => each === problem);
}

/** The problem of a call that only the owner of a plan may make; null for any other failure. */
export function ownerProblem(error: Error): OwnerProblem | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error.failure;
  return isOwnerProblem(code) ? code : null;
}

type ProblemKey<Scope extends string, Problem extends string> = Problem extends OwnerProblem
  ? `callError.${Problem}`
  : `${Scope}.${Problem}`;

/** Message key of a problem: of a change, or of the account where another attempt cannot help. */
export function problemKey<Scope extends string, Problem extends string>(
  scope: Scope,
  problem: Problem,
): ProblemKey<Scope, Problem> {
  const key = isOwnerProblem(problem) ? `callError.${problem}` : `${scope}.${problem}`;
  return key as ProblemKey<Scope, Problem>;
}
