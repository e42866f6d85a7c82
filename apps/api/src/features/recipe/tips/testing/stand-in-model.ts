import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to a stand-in model. */
type ReceivedRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A local server that stands in for a language model, answers as configured and records its requests. */
export type StandInModel = {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
};

/** Answers one request of a stand-in model. */
export type StandInAnswer = (reply: ServerResponse, request: ReceivedRequest) => void;

/** Starts a stand-in on a free port of this machine. */
export async function startStandInModel(answer: StandInAnswer): Promise<StandInModel> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const each = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(each);
      answer(reply, each);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Streams a text as a chat completion in pieces of a few characters, split between the bytes of Korean letters. */
export function streamText(reply: ServerResponse, text: string, end: 'done' | 'cut' = 'done'): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const pieces = text.match(/[\s\S]{1,40}/gu) ?? [];
  const events = pieces.map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  );
  const bytes = Buffer.from(events.join('') + (end === 'done' ? 'data: [DONE]\n\n' : ''), 'utf8');
  for (let at = 0; at < bytes.length; at += 101) reply.write(bytes.subarray(at, at + 101));
  if (end === 'done') reply.end();
  else reply.destroy();
}

/** The tip to rewrite, read from a request. */
export function askedTip(request: ReceivedRequest): AskedTip {
  const { messages } = JSON.parse(request.body) as { messages: { content: string }[] };
  return (JSON.parse(messages.at(-1)?.content ?? '') as { tip: AskedTip }).tip;
}

/** The tip in the data of a request. */
export type AskedTip = { readonly point: string; readonly action: string };
