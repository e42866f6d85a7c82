import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';

/** How long a connection stays open for the rest of a call that was refused as invalid HTTP. */
const LINGER_MS = 1000;
/** How often connections are checked for calls that arrive too slowly. Node's own 30 s would let their heads take 45 s. */
const CHECK_MS = 1000;

/** After how many seconds a connection beyond the limit may try again. */
const BUSY_SECONDS = '5';
/** Connections beyond the limit that may wait for their refusal; more are closed at once. */
const REFUSED_AT_ONCE = 100;

/**
 * Settings of a server: how many connections may be open, the milliseconds a call may take to arrive and a connection may stand
 * still, and headers of every reply.
 */
type ServerParts = {
  readonly connections: number;
  readonly requestLimitMs: number;
  readonly idleLimitMs: number;
  readonly keepAliveMs: number;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * An HTTP server whose every refusal has the envelope and the security headers, also those the framework never sees. The framework
 * makes one for each address it listens at.
 */
export function httpServer(answerCall: RequestListener, parts: ServerParts): Server {
  const { requestLimitMs, idleLimitMs, keepAliveMs, headers } = parts;
  const surplus = new WeakSet<Duplex>();
  // What a refused connection has sent meanwhile is not answered again.
  const answer: RequestListener = (request, response) =>
    surplus.has(request.socket) ? response.destroy() : answerCall(request, response);
  const server = createServer(
    {
      requestTimeout: requestLimitMs,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: keepAliveMs,
      // Refused by `refuseOddHeads`, because Node's own refusal has no envelope.
      requireHostHeader: false,
    },
    answer,
  );
  // Ends connections whose replies nobody reads. Longer than a call may take, because nothing is sent meanwhile.
  server.setTimeout(idleLimitMs);
  limitConnections(server, parts, surplus);
  server.on('checkExpectation', answer);
  server.on('connect', (_request, socket) =>
    refuse(socket, headers, { status: 405, code: 'methodNotAllowed' }),
  );
  server.on('clientError', ({ code }: Error & { readonly code?: string }, socket) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
      refuse(socket, headers, { status: ERRORS.bodyIncomplete.status, code: 'bodyIncomplete' });
    else
      refuse(socket, headers, { status: code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, code: 'invalidRequest' });
  });
  return server;
}

/** Answers connections beyond the limit that the server is busy, and adds them to `surplus`. */
function limitConnections(
  server: Server,
  { connections, headers }: ServerParts,
  surplus: WeakSet<Duplex>,
): void {
  let open = 0;
  server.maxConnections = connections + REFUSED_AT_ONCE;
  server.on('connection', (socket: Duplex) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= connections) return;
    surplus.add(socket);
    refuse(socket, { ...headers, 'retry-after': BUSY_SECONDS }, { status: 503, code: 'busy' });
  });
}

/** Refuses calls without `Host`, which HTTP 1.1 requires, and with an expectation nobody fulfils. Call before any route is added. */
export function refuseOddHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw refusalOf(400);
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) throw refusalOf(417);
  });
}

function refusalOf(statusCode: number): Error {
  return Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode });
}

type Refusal = { readonly status: number; readonly code: ErrorCode };

/** Answers on a bare connection, and closes it. */
function refuse(socket: Duplex, headers: ServerParts['headers'], { status, code }: Refusal): void {
  // The server no longer listens for errors of a tunnel's connection, and an error that nobody hears would end the process.
  socket.on('error', () => socket.destroy());
  // The rest of a refused call is not valid HTTP either.
  if (!socket.writable) return;
  const body = JSON.stringify({ error: { code, message: ERRORS[code].message } });
  const all = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  // Closing at once would reset the connection while the client is still sending, and the reply would be lost.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
