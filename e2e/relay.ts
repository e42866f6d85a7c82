import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a relay answers instead: another status, or a line at the end. */
type Change = { readonly status?: number; readonly added?: string };

type Relay = AsyncDisposable & { readonly address: string };

/** A server that passes on what another answers to GET, with changes. Only it can change what a browser takes as a newer worker. */
export async function startRelay(base: string, change: (path: string) => Change | null): Promise<Relay> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { status = null, added = '' } = change(url) ?? {};
    const answer = await fetch(base + url);
    const [type, kept] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name) ?? '');
    response.writeHead(status ?? answer.status, { 'content-type': type, 'cache-control': kept });
    response.end(Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(added)]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
