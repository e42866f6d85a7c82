import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings in which an answer is cached, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Level 5 of 11: a tenth smaller than level 4, and a seventh of the work of level 9 for texts of 80 kB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Memory reserved for both compressed forms, relative to the text. */
const COMPRESSED_SHARE = 0.5;
const TAG_LENGTH = 27;

/** The bytes of an answer. Each encoding is compressed once, when it is first requested, off this thread. */
export class PreparedAnswer {
  /** Entity tag, equal for equal bytes. It is weak, because all encodings share it. */
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    /** Whether it may be served again for the same key. */
    readonly isLasting: boolean,
  ) {
    this.plain = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, TAG_LENGTH)}"`;
  }

  /** Upper bound on its memory, in bytes. */
  get size(): number {
    return Math.ceil(this.plain.length * (1 + COMPRESSED_SHARE));
  }

  get text(): string {
    return this.plain.toString();
  }

  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const known = this.compressed.get(encoding) ?? compress(this.plain, encoding);
    this.compressed.set(encoding, known);
    return known;
  }
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? await toBrotli(plain, BROTLI) : await toGzip(plain);
}
