/** Every failure a call can answer with: its HTTP status and the technical text of the envelope. */
export const ERRORS = {
  invalidRequest: { status: 400, message: 'The request is not valid' },
  invalidJson: { status: 400, message: 'The body is not valid JSON' },
  tipInfoMissing: { status: 400, message: 'required information is missing' },
  invalidProductId: { status: 400, message: 'Invalid product ID' },
  surveyIncomplete: { status: 400, message: 'The survey lacks answers a plan needs' },
  startDatePast: { status: 400, message: 'The start date is before today' },
  surveyNotFound: { status: 404, message: 'No such survey' },
  planNotFound: { status: 404, message: 'No plan has been made for this survey' },
  dayMealNotFound: { status: 404, message: 'No such day of a plan' },
  itemNotFound: { status: 404, message: 'No such recipe or product' },
  productNotFound: { status: 404, message: 'No such product' },
  tableNotFound: { status: 404, message: 'No such table' },
  routeNotFound: { status: 404, message: 'No such address' },
  methodNotAllowed: { status: 405, message: 'This method is not allowed here' },
  candidateRefused: { status: 409, message: 'The meal named must not be served here' },
  bodyTooLarge: { status: 413, message: 'The body is larger than 256 KB' },
  unsupportedMediaType: { status: 415, message: 'The content type is not supported' },
  busy: { status: 503, message: 'The server is busy, try again shortly' },
  internal: { status: 500, message: 'Something went wrong on the server' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;
