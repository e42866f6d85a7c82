import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Reads to send: the request as bytes, until a number of answers or a time is reached. */
type Load = {
  readonly port: number;
  readonly request: Buffer;
  readonly connections: number;
  readonly most?: number;
  readonly forMs?: number;
};

/** Number of answers, all 200, and the time they took. */
export type Answered = { readonly reads: number; readonly seconds: number };

const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends one read after another on each connection; throws at any answer but 200. */
export async function sendReads({ port, request, connections, ...until }: Load): Promise<Answered> {
  const { most = Number.POSITIVE_INFINITY, forMs = Number.POSITIVE_INFINITY } = until;
  const began = performance.now();
  let sent = 0;
  const mayGoOn = () => sent < most && performance.now() - began < forMs;
  const readOn = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    let reads = 0;
    for (; mayGoOn(); reads += 1) {
      sent += 1;
      socket.write(request);
      await wholeAnswer(socket);
    }
    socket.destroy();
    return reads;
  };
  const all = await Promise.all(Array.from({ length: connections }, readOn));
  const seconds = (performance.now() - began) / 1000;
  return { reads: all.reduce((sum, reads) => sum + reads, 0), seconds };
}

/** Resolves when the answer is complete, by its content-length. */
function wholeAnswer(socket: Socket): Promise<void> {
  return new Promise((done, refuse) => {
    let head: Buffer = Buffer.alloc(0);
    let missing: number | null = null;
    const end = (fault?: Error) => {
      socket.off('data', take).off('error', end).off('close', cut);
      if (fault === undefined) done();
      else refuse(fault);
    };
    const cut = () => end(new Error('the connection was closed'));
    const take = (chunk: Buffer) => {
      if (missing !== null) missing -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(HEAD_END);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at).toLowerCase();
        if (!text.startsWith('http/1.1 200')) return end(new Error(text));
        missing = Number(/content-length: (\d+)/.exec(text)?.[1]) - (head.length - at - HEAD_END.length);
      }
      if (missing <= 0) end();
    };
    socket.on('data', take).once('error', end).once('close', cut);
  });
}

/** The HTTP request of a plan read, as bytes. */
export function readOf(surveyId: string, encoding: string): Buffer {
  const body = JSON.stringify({ surveyId });
  const head = [
    'POST /functions/v1/get-meal-plan HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `accept-encoding: ${encoding}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
