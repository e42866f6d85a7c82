import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Address the share SDK is loaded from when a share key is configured. */
const SHARE_SDK = 'https://t1.kakaocdn.net';

const YEAR_SECONDS = 31_536_000;

/** Features of the browser the page never asks for. */
const UNUSED_FEATURES =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()';

/** Security headers. The page runs only its own scripts and styles and talks only to the configured bases. */
export async function secureHeaders(app: FastifyInstance, page: Config['page']): Promise<void> {
  const bases = [page.functionsBase, page.dataBaseUrl ?? ''].filter((base) => base !== '');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        scriptSrc: ["'self'", ...(page.shareKey === null ? [] : [SHARE_SDK])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...bases.map((base) => new URL(base).origin)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        mediaSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Added below where the page came over TLS: on a person's own machine it comes over plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', UNUSED_FEATURES);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    // What calls answer is a person's own; no cache on the way keeps it.
    if (request.routeOptions.config.rule !== undefined) reply.header('cache-control', 'no-store');
  });
}
