import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Address the share SDK is loaded from when a share key is configured. */
const SHARE_SDK = 'https://t1.kakaocdn.net';

/** Security headers. The page runs only its own scripts and styles and talks only to the configured bases. */
export async function secureHeaders(app: FastifyInstance, page: Config['page']): Promise<void> {
  const bases = [page.functionsBase, page.dataBaseUrl ?? ''].filter((base) => base !== '');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(page.shareKey === null ? [] : [SHARE_SDK])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...bases.map((base) => new URL(base).origin)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Served over plain HTTP on a person's own machine; whoever ends TLS in front adds this header.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
