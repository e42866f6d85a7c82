import { describe, expect, it } from 'vitest';
import { clipboardCopying } from './copy-text.ts';

describe('copying a text', () => {
  it('puts it on the clipboard', async () => {
    const written: string[] = [];
    const copy = clipboardCopying({
      clipboard: {
        writeText: async (text) => {
          written.push(text);
        },
      },
    });
    expect(await copy('도움말')).toBe(true);
    expect(written).toEqual(['도움말']);
  });

  it('owns up when there is no clipboard or it refuses', async () => {
    const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    expect(await clipboardCopying({})('도움말')).toBe(false);
    expect(await clipboardCopying({ clipboard: refusing })('도움말')).toBe(false);
  });
});
