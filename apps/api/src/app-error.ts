import { ERRORS, type ErrorCode, type FieldProblem, type RefusalWire } from '@kkini/contract';

type Beside = {
  readonly retryAfterSeconds?: number;
  readonly refusal?: Partial<RefusalWire>;
  /** Underlying error, for the log. */
  readonly cause?: unknown;
};

/** An expected failure of a call, which the error handler turns into the contract's envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldProblem[] | undefined;
  /** Seconds after which the call may be retried, if known. */
  readonly retryAfterSeconds: number | undefined;
  /** Why a plan is refused, and the alternatives, if the failure is a refusal. */
  readonly refusal: Partial<RefusalWire> | undefined;

  constructor(code: ErrorCode, details?: readonly FieldProblem[], beside: Beside = {}) {
    super(ERRORS[code].message, { cause: beside.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = beside.retryAfterSeconds;
    this.refusal = beside.refusal;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
