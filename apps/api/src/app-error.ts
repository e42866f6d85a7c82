import { ERRORS, type ErrorCode, type FieldProblem } from '@kkini/contract';

/** An expected failure of a call; the error handler turns it into the contract's envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldProblem[] | undefined;
  /** When the call may be made again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details?: readonly FieldProblem[],
    options: { readonly retryAfterSeconds?: number } = {},
  ) {
    super(ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
