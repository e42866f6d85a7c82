/** Units of an em. */
const EM = 1000;

/** Metrics of a font in ems. */
type BlankMetrics = { readonly advance: number; readonly ascent: number; readonly descent: number };
/** First and last code point of characters. */
type CodeRange = readonly [first: number, last: number];

/**
 * A TrueType font with one empty glyph for all characters of some ranges (OpenType 1.9, "cmap" format 13). Invisible text in it
 * takes the same space as in another font.
 */
export function blankFont(ranges: readonly CodeRange[], metrics: BlankMetrics): Buffer {
  const ems = (share: number) => Math.round(share * EM);
  const [advance, ascent, descent] = [ems(metrics.advance), ems(metrics.ascent), -ems(metrics.descent)];
  // Two glyphs, because the first one is for missing characters.
  const side = words(advance, 0);
  return tableFile({
    'OS/2': Buffer.concat([
      words(4, advance, 500, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      Buffer.alloc(26),
      Buffer.from('KKNI'),
      words(0x40, 0, 0xffff, ascent, descent, 0, ascent, -descent),
      Buffer.alloc(8),
      words(500, 700, 0, 32, 1),
    ]),
    cmap: Buffer.concat([words(0, 1, 3, 10), longs(12), cmapOf(ranges)]),
    glyf: Buffer.concat([GLYPH, GLYPH]),
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      words(0, EM),
      Buffer.alloc(16),
      words(0, 0, 0, 0, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([longs(0x10000), words(ascent, descent, 0, advance), Buffer.alloc(22), words(2)]),
    hmtx: Buffer.concat([side, side]),
    loca: words(0, GLYPH.length / 2, GLYPH.length),
    maxp: Buffer.concat([longs(0x10000), words(2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: words(0, 0, 6),
    post: Buffer.concat([longs(0x30000, 0), words(0, 0), Buffer.alloc(20)]),
  });
}

/** A contour of one point, which draws nothing. */
const GLYPH = Buffer.concat([words(1, 0, 0, 0, 0, 0, 0), Buffer.from([0x31, 0])]);

/** All characters of the ranges are glyph 1. */
function cmapOf(ranges: readonly CodeRange[]): Buffer {
  const groups = ranges.flatMap(([first, last]) => [first, last, 1]);
  return Buffer.concat([words(13, 0), longs(16 + 4 * groups.length, 0, ranges.length, ...groups)]);
}

/** A font file: the directory of its tables, then the tables. */
function tableFile(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const count = entries.length;
  const power = Math.floor(Math.log2(count));
  const search = 16 * 2 ** power;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * count;
  for (const [tag, table] of entries) {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    records.push(Buffer.concat([Buffer.from(tag.padEnd(4)), longs(checksum(body), offset, table.length)]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat([longs(0x10000), words(count, search, power, 16 * count - search)]);
  return Buffer.concat([directory, ...records, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  values.forEach((value, at) => {
    buffer.writeUInt16BE(value & 0xffff, 2 * at);
  });
  return buffer;
}

function longs(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => {
    buffer.writeUInt32BE(value >>> 0, 4 * at);
  });
  return buffer;
}
