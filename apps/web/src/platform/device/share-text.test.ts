import { describe, expect, it } from 'vitest';
import { clipboardCopying, hasShareSheet, textSharing } from './share-text.ts';

const SHARE = { title: '[11월 20일 (목)] 식단', text: '점심: 두부 된장찌개' };
const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};
function aClipboard() {
  const copied: string[] = [];
  return { copied, clipboard: { writeText: async (text: string) => void copied.push(text) } };
}

describe('sharing a text', () => {
  it('offers the share sheet with the text alone', async () => {
    const offered: ShareData[] = [];
    const share = async (data: ShareData) => void offered.push(data);
    expect(await textSharing({ share })(SHARE)).toBe('shared');
    expect(offered).toEqual([SHARE]);
  });

  it('does nothing more when the visitor closes the sheet', async () => {
    const { copied, clipboard } = aClipboard();
    expect(await textSharing({ share: refuse('AbortError'), clipboard })(SHARE)).toBe('dismissed');
    expect(copied).toEqual([]);
  });

  it('copies the text where there is no sheet or it refuses', async () => {
    const { copied, clipboard } = aClipboard();
    expect(await textSharing({ clipboard })(SHARE)).toBe('copied');
    expect(await textSharing({ share: refuse('NotAllowedError'), clipboard })(SHARE)).toBe('copied');
    expect(copied).toEqual([SHARE.text, SHARE.text]);
  });

  it('gives an address to the sheet beside the text, and copies it alone', async () => {
    const gift = { ...SHARE, url: 'https://kkini.example/#/dailyMeals/2c8a9a0d' };
    const offered: ShareData[] = [];
    const share = async (data: ShareData) => void offered.push(data);
    expect([hasShareSheet({ share }), hasShareSheet({})]).toEqual([true, false]);
    await textSharing({ share })(gift);
    expect(offered).toEqual([gift]);
    const { copied, clipboard } = aClipboard();
    expect(await textSharing({ clipboard })(gift)).toBe('copied');
    expect(copied).toEqual([gift.url]);
  });

  it('says when neither works', async () => {
    expect(await textSharing({})(SHARE)).toBe('failed');
    expect(await textSharing({ clipboard: { writeText: refuse('NotAllowedError') } })(SHARE)).toBe('failed');
  });
});

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
