import { createServer } from 'node:http';
import { listenProblem } from '../platform/listen-problem.ts';
import { StartProblem } from '../start-problem.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served: an address of its own, which no proxy of the calls exposes. */
export type MetricsPlace = { readonly host: string; readonly port: number };

/** Serves `GET /metrics` until closed. */
export async function serveMetrics(
  { contentType, text }: Pick<Metrics, 'contentType' | 'text'>,
  { host, port }: MetricsPlace,
): Promise<{ close(): Promise<void> }> {
  const server = createServer(async ({ method, url }, reply) => {
    const isScrape = method === 'GET' && url === '/metrics';
    const headers = { 'content-type': contentType, 'cache-control': 'no-store' };
    reply.writeHead(isScrape ? 200 : 404, headers).end(isScrape ? await text() : '');
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', (error) => refuse(new StartProblem(problemOf(error, { host, port }))));
    server.listen(port, host, done);
  });
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function problemOf(error: Error, place: MetricsPlace): string {
  const names = { host: 'KKINI_METRICS_HOST', port: 'KKINI_METRICS_PORT' };
  const code = 'code' in error ? String(error.code) : error.message;
  return `Metrics can't be served. ${listenProblem(code, { ...place, names })}`;
}
