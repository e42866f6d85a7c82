import { REFUSAL_REASONS, TARGETS, WAYS_ON } from '@kkini/domain';
import { z } from 'zod/mini';

/** Every error code: its HTTP status and the technical text of the envelope. */
export const ERRORS = {
  invalidRequest: { status: 400, message: 'The request is not valid' },
  invalidJson: { status: 400, message: 'The body is not valid JSON' },
  tipInfoMissing: { status: 400, message: 'required information is missing' },
  invalidProductId: { status: 400, message: 'Invalid product ID' },
  surveyIncomplete: { status: 400, message: 'The survey lacks answers a plan needs' },
  startDatePast: { status: 400, message: 'The start date is before today' },
  loginFailed: { status: 401, message: 'The e-mail address or the password is wrong' },
  signInNeeded: { status: 401, message: 'This needs the account that owns it' },
  signInExpired: { status: 401, message: 'The sign-in has ended' },
  wrongPassword: { status: 403, message: 'The password is wrong' },
  notYourSurvey: { status: 403, message: 'This survey belongs to another account' },
  emailTaken: { status: 409, message: 'There is an account with this e-mail address' },
  shareLimit: { status: 409, message: 'The plan has as many shares as it may have' },
  shareNotFound: { status: 404, message: 'No such share' },
  surveyNotFound: { status: 404, message: 'No such survey' },
  planNotFound: { status: 404, message: 'No plan has been made for this survey' },
  dayMealNotFound: { status: 404, message: 'No such day of a plan' },
  itemNotFound: { status: 404, message: 'No such recipe or product' },
  productNotFound: { status: 404, message: 'No such product' },
  tableNotFound: { status: 404, message: 'No such table' },
  routeNotFound: { status: 404, message: 'No such address' },
  methodNotAllowed: { status: 405, message: 'This method is not allowed here' },
  bodyIncomplete: { status: 408, message: 'The body did not arrive in time' },
  candidateRefused: { status: 409, message: 'The meal named must not be served here' },
  formerWeekRefused: { status: 409, message: 'The former week holds meals that must not be served' },
  bodyTooLarge: { status: 413, message: 'The body is larger than 256 KB' },
  unsupportedMediaType: { status: 415, message: 'The content type is not supported' },
  FASTING_NOT_PLANNED: { status: 422, message: 'No plan is made with these fasted meals' },
  PERSON_NOT_PLANNED: { status: 422, message: 'No plan is made for one of these people' },
  EXCLUSION_UNREAD: { status: 422, message: 'An excluded food marked as a severe allergy is not known' },
  tooManyAttempts: { status: 429, message: 'Too many attempts, try again later' },
  tooManyRequests: { status: 429, message: 'Too many calls, try again shortly' },
  busy: { status: 503, message: 'The server is busy, try again shortly' },
  internal: { status: 500, message: 'Something went wrong on the server' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

/** One problem of a request: the field's path ("dates", "mealCategory.lunch") and what is wrong with it. */
export const fieldProblemSchema = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** Why no plan is made, and the alternatives (safety-rules section 3.3). */
export const refusalWireSchema = z.object({
  /** Korean text for visitors. */
  reason: z.string(),
  reasonCode: z.enum(REFUSAL_REASONS),
  /** The target concerned; null for everybody. */
  target: z.nullable(z.enum(TARGETS)),
  waysOn: z.array(z.enum(WAYS_ON)),
});
export type RefusalWire = z.infer<typeof refusalWireSchema>;

/** The body of every failed call; a refused plan carries its reason and alternatives. */
export const errorEnvelopeSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.array(fieldProblemSchema)),
    ...z.partial(refusalWireSchema).shape,
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** Errors of every call with a body. */
export const BODY_ERRORS = [
  'invalidRequest',
  'invalidJson',
  'bodyTooLarge',
] as const satisfies readonly ErrorCode[];
/** Errors of calls that only the owner of a survey may make. */
export const OWNER_ERRORS = [
  'signInNeeded',
  'signInExpired',
  'notYourSurvey',
] as const satisfies readonly ErrorCode[];
/** Errors of calls whose answers get no plan. */
export const PLAN_REFUSALS = [
  'FASTING_NOT_PLANNED',
  'PERSON_NOT_PLANNED',
  'EXCLUSION_UNREAD',
] as const satisfies readonly ErrorCode[];
/** Errors of calls that change the whole plan of a survey. */
export const WEEK_CHANGE_ERRORS = [
  ...BODY_ERRORS,
  ...OWNER_ERRORS,
  ...PLAN_REFUSALS,
  'surveyNotFound',
  'planNotFound',
] as const satisfies readonly ErrorCode[];
