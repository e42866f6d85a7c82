import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveRoomForHangul } from './room-for-hangul.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Font families added to the page on a device with these glyph widths. */
function familiesAdded(widthOf: (sign: string) => number): readonly string[] {
  const added: string[] = [];
  const canvas = {
    getContext: () => ({ font: '', measureText: (sign: string) => ({ width: widthOf(sign) }) }),
  };
  const page = {
    createElement: () => canvas,
    fonts: { add: ({ family }: { readonly family: string }) => added.push(family) },
  };
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: unknown,
      ) {}
    },
  );
  leaveRoomForHangul(page as unknown as Document, btoa('font'));
  return added;
}

describe('room for Korean letters', () => {
  it('is left on a device that draws each as the box of a missing sign', () => {
    expect(familiesAdded(() => 60)).toEqual(['Kkini Blank']);
  });

  it('is not left where the device has them', () => {
    expect(familiesAdded((sign) => (/\p{Script=Hangul}/u.test(sign) ? 92 : 60))).toEqual([]);
  });
});
