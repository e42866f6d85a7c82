import { describe, expect, it } from 'vitest';
import { readText } from './read-file.ts';

/** Reads bytes delivered in pieces of this size. */
function read(bytes: Uint8Array, size = 7): Promise<string> {
  return readText({
    name: 'page.html',
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  });
}
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

/** "똠방각하" in CP949; the first syllable is not in KS X 1001. */
const CP949 = [0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf];
const LONG = 300 * 1024;

describe('the text of a file', () => {
  it('is UTF-8 where the bytes are', async () => {
    expect(await read(bytes('된장 crème'))).toBe('된장 crème');
    expect(await read(bytes([0xef, 0xbb, 0xbf], '된장'))).toBe('된장');
    expect(await read(bytes('<meta charset="euc-kr">된장'))).toContain('된장');
    expect(await read(bytes())).toBe('');
  });

  it('is UTF-16 where the byte order mark says so', async () => {
    expect(await read(Buffer.from('\uFEFF밥', 'utf16le'))).toBe('밥');
    expect(await read(Buffer.from('\uFEFF밥', 'utf16le').swap16())).toBe('밥');
  });

  it('is CP949 with all its syllables where nothing else is said', async () => {
    expect(await read(bytes(CP949))).toBe('똠방각하');
    expect(await read(bytes(CP949, ',', CP949), 1)).toBe('똠방각하,똠방각하');
    expect(await read(bytes([0xc6, 0x52, 0x20, 0xa2, 0xe6, 0x20, 0xc8, 0xfe]))).toBe('힣 € 힝');
  });

  it('is CP949 across the end of the sample', async () => {
    const text = await read(
      bytes(
        'x',
        Array.from({ length: LONG }, (_, at) => CP949[at % 8] ?? 0),
      ),
      1024,
    );
    expect(text).toBe(`x${'똠방각하'.repeat(LONG / 8)}`);
  });

  it('marks bytes CP949 does not know as lost', async () => {
    expect(await read(bytes([0xb0, 0xa2, 0xff, 0x41, 0xb0]))).toBe('각\uFFFDA\uFFFD');
  });

  it.each([
    ['<meta charset=euc-kr>', CP949, '똠방각하'],
    ['<META http-equiv=x content="text/html; charset=ks_c_5601-1987">', CP949, '똠방각하'],
    ['<meta charset="CP949">', CP949, '똠방각하'],
    ['<meta charset="Shift_JIS">', [0x96, 0xa1, 0x91, 0x58], '味噌'],
    ['<meta charset="EUC-JP">', [0xcc, 0xa3, 0xc1, 0xb9], '味噌'],
    ['<meta charset="iso-2022-jp">', [0x1b, 0x24, 0x42, 0x4c, 0x23, 0x41, 0x39, 0x1b, 0x28, 0x42], '味噌'],
    ["<meta charset='ISO-8859-1'>", [0x63, 0x72, 0xe8, 0x6d, 0x65, 0x92, 0x96], 'crème’–'],
    ['<?xml version="1.0" encoding="windows-1251"?>', [0xf1, 0xf3, 0xef], 'суп'],
    ['<meta charset="utf-8">', [0x62, 0xed, 0x95, 0x9c, 0xff], 'b한\uFFFD'],
  ])('is what %s says', async (head, body, text) => {
    expect(await read(bytes(head, body))).toBe(head + text);
  });

  it('survives labels nobody knows', async () => {
    expect(await read(bytes('<meta charset="nonsense">', CP949))).toContain('똠방각하');
  });

  it('is the encoding that loses less where nothing is said', async () => {
    expect(await read(bytes('한글 한글', [0xff], ' 한글 한글'))).toBe('한글 한글\uFFFD 한글 한글');
  });
});
