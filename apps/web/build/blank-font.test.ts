import { describe, expect, it } from 'vitest';
import { blankFont } from './blank-font.ts';

describe('a font without outlines', () => {
  it('is a font file whose tables lie where its directory says, with their sums', () => {
    const font = blankFont([[0xac00, 0xd7a3]], { advance: 0.86, ascent: 0.95, descent: 0.24 });
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const record = font.subarray(12 + 16 * at, 28 + 16 * at);
      const [sum, offset, length] = [4, 8, 12].map((place) => record.readUInt32BE(place));
      return { tag: record.toString('latin1', 0, 4), sum, offset: offset ?? 0, length: length ?? 0 };
    });
    const tags = tables.map(({ tag }) => tag);
    expect(tags).toEqual([...tags].sort());
    for (const { tag, sum, offset, length } of tables) {
      let found = 0;
      for (let at = offset; at < offset + length; at += 4) found = (found + font.readUInt32BE(at)) >>> 0;
      expect(found, tag).toBe(sum);
    }
    const hmtx = tables.find(({ tag }) => tag === 'hmtx');
    expect(font.readUInt16BE(hmtx?.offset ?? 0)).toBe(860);
  });
});
