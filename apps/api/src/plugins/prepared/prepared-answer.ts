import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings an answer is kept in, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Level 5 of 11: a tenth smaller than level 4, and a seventh of the work of level 9 for texts of 80 kB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Room for both compressed forms beside the text. */
const COMPRESSED_SHARE = 0.5;
const TAG_LENGTH = 27;

/** The bytes of an answer; compressed once, when the encoding is first asked for, off this thread. */
export class PreparedAnswer {
  /** Equal for equal bytes; weak, because each encoding has the same one. */
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    /** Whether it may be given out again while its key is the same. */
    readonly isLasting: boolean,
  ) {
    this.plain = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, TAG_LENGTH)}"`;
  }

  /** Bytes of memory it takes at most. */
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
