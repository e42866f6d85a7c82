import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

/** Origins where the share SDK verifies a message, and posts it from a separate window. */
const SHARE_CALLS = 'https://kapi.kakao.com';
const SHARE_WINDOW = 'https://sharer.kakao.com';

const YEAR_SECONDS = 31_536_000;

/** Browser features the page never uses. */
const UNUSED_FEATURES =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()';

/** The security headers of every reply, and a function that adds them with those that depend on the call. */
type SecureAnswers = {
  readonly headers: Readonly<Record<string, string>>;
  readonly secure: (request: FastifyRequest, reply: FastifyReply) => void;
};

/**
 * Security headers. The page runs only its own scripts and styles and connects only to the configured bases and, with a share key,
 * to the share SDK and its origins.
 */
export function secureHeaders(page: Config['page']): SecureAnswers {
  const bases = [page.functionsBase, page.dataBaseUrl ?? ''].filter((base) => base !== '');
  const whereShared = (...origins: readonly string[]) => (page.shareSdk === null ? [] : origins);
  const helmetHeaders = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        scriptSrc: ["'self'", ...(page.shareSdk === null ? [] : [new URL(page.shareSdk.url).origin])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...bases.map((base) => new URL(base).origin), ...whereShared(SHARE_CALLS)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        mediaSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...whereShared(SHARE_WINDOW)],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // The window of the share SDK closes itself after sending.
    crossOriginOpenerPolicy: {
      policy: page.shareSdk === null ? 'same-origin' : 'same-origin-allow-popups',
    },
    // Added below for TLS only, because a local machine serves the page over plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  const headers = { ...helmetHeaders, 'permissions-policy': UNUSED_FEATURES };
  const secure: SecureAnswers['secure'] = (request, reply) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    // Replies to calls are personal, so no shared cache may store them. The same holds for an address that does not exist today.
    if (request.is404 || request.routeOptions.config.rule !== undefined)
      reply.header('cache-control', 'no-store');
  };
  return { headers, secure };
}

/** Headers for these options, computed once because they are the same for every reply. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
}
