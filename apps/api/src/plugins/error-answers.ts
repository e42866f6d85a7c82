import {
  ERRORS,
  type ErrorCode,
  type ErrorEnvelope,
  type FieldProblem,
  type RefusalWire,
} from '@kkini/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { describeFault } from './describe-fault.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes for problems of certain fields, instead of invalidRequest. */
    codeByField?: Readonly<Record<string, ErrorCode>>;
  }
  interface FastifyReply {
    /** Error code of a failed call. */
    refusal: ErrorCode | null;
  }
}

/** The framework's own errors, in the contract's codes. */
const FRAMEWORK_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'invalidJson'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'invalidJson'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'bodyTooLarge'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupportedMediaType'],
  ['FST_ERR_HANDLER_TIMEOUT', 'busy'],
]);

/** Seconds after which a busy server may be called again. */
const RETRY_AFTER_SECONDS = 2;

/** Most problems an envelope names, and characters of each field's path: what a caller sends must not multiply in the reply. */
export const MOST_DETAILS = 20;
const LONGEST_FIELD = 200;

/** Statuses of conditions in a call's head, such as a range outside of a file. Clients act on them. */
const KEPT_STATUSES: readonly number[] = [412, 416, 417];

/** Replies to every failure with the contract's envelope, hiding the text of server faults. Call before any route is added. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('refusal', null);
  const methodsOf = methodsOfPath(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = explainError(error, request, reply);
    return reply.code(status).send(body);
  });
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = methodsOf(path);
    // The address of a screen without its #: the page decides whether it exists.
    if (methods.length === 0 && path !== '/' && isVisit(request)) return reply.redirect(`/#${request.url}`);
    // A route with parameters matches the method even if nothing has that name.
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('routeNotFound');
    reply.header('allow', methods.join(', '));
    throw new AppError('methodNotAllowed');
  };
  // Before the body is read, because an unknown address ignores its body.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return refuse(request, reply);
  });
  app.setNotFoundHandler(refuse);
}

/** Whether a browser navigates to the address, rather than a script fetching it. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

/** Status, envelope and retry header of a failure. Logs server faults. */
export function explainError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly status: number; readonly body: ErrorEnvelope } {
  const refused = refusal(error, request);
  reply.refusal = refused.code;
  // Some caches store refusals that say nothing, such as that of a file only the next version of the page has.
  reply.header('cache-control', 'no-store');
  const wait = refused.retryAfterSeconds ?? (refused.code === 'busy' ? RETRY_AFTER_SECONDS : null);
  if (wait !== null) reply.header('retry-after', wait);
  if (refused.code === 'bodyIncomplete') reply.header('connection', 'close');
  if (error instanceof AppError && error.cause !== undefined)
    request.log.warn({ fault: describeFault(error.cause) }, 'database busy');
  if (refused.code === 'internal') request.log.error({ fault: describeFault(error) }, 'call failed');
  const { status, message } = ERRORS[refused.code];
  const details = refused.details === undefined ? {} : { details: briefly(refused.details) };
  return {
    status: refused.status ?? status,
    body: { error: { code: refused.code, message, ...details, ...refused.refusal } },
  };
}

function briefly(details: readonly FieldProblem[]): FieldProblem[] {
  return details
    .slice(0, MOST_DETAILS)
    .map(({ field, problem }) => ({ field: field.slice(0, LONGEST_FIELD), problem }));
}

type Refusal = {
  readonly code: ErrorCode;
  /** Instead of the status of the code. */
  readonly status?: number;
  readonly details?: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly refusal?: Partial<RefusalWire> | undefined;
};

function refusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.flatMap(({ instancePath, keyword, message, params }) =>
      problemsOf({
        ...params,
        code: keyword,
        path: instancePath.split('/').filter(Boolean),
        message: message ?? '',
      }),
    );
    const codeByField = new Map(Object.entries(request.routeOptions.config.codeByField ?? {}));
    const code = details.map(({ field }) => codeByField.get(field)).find((found) => found !== undefined);
    return { code: code ?? 'invalidRequest', details };
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete) return { code: 'bodyIncomplete' };
  const known = FRAMEWORK_CODES.get(error.code);
  if (known !== undefined) return { code: known };
  if (error instanceof SyntaxError && error.statusCode === 400) return { code: 'invalidJson' };
  const given = error.statusCode ?? 500;
  if (KEPT_STATUSES.includes(given)) return { code: 'invalidRequest', status: given };
  return { code: given >= 400 && given < 500 ? 'invalidRequest' : 'internal' };
}

/** A problem found by the validator; of a value that may have several forms with the problems of each form. */
type Issue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
  readonly keys?: readonly string[];
};

/** The problems of the fields themselves: of the form that a value is meant to have, and of each unknown field. */
function problemsOf({ path, message, errors, keys }: Issue): FieldProblem[] {
  const isOfOtherForm = (issue: Issue) => issue.path.length === 0 && issue.code === 'invalid_type';
  const meant = errors?.find((form) => !form.some(isOfOtherForm)) ?? errors?.[0];
  if (meant !== undefined)
    return meant.flatMap((issue) => problemsOf({ ...issue, path: [...path, ...issue.path] }));
  if (keys === undefined) return [{ field: path.join('.'), problem: message }];
  return keys.map((key) => ({ field: [...path, key].join('.'), problem: 'Unrecognized field' }));
}

/** Methods of an address; none if it does not exist. Call before any route is added. */
function methodsOfPath(app: FastifyInstance): (path: string) => readonly string[] {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = methodsByPattern.get(url) ?? new Set();
    methodsByPattern.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return (path) => {
    const pattern = [...methodsByPattern.keys()].find((each) => matches(each, path));
    return [...(methodsByPattern.get(pattern ?? '') ?? [])];
  };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every(
    (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
  );
}
