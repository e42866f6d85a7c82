import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileGiving } from './give-file.ts';

const FILE = new File(['%PDF'], '끼니-2025-11-20.pdf', { type: 'application/pdf' });
const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};

type Device = {
  readonly handheld: boolean;
  readonly takesFiles: boolean;
  readonly share?: () => Promise<void>;
};

function aPage({ handheld, takesFiles, share = async () => undefined }: Device) {
  const saved: string[] = [];
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) saved.push(event.target.download);
    },
    { once: true },
  );
  const page = {
    document,
    matchMedia: () => ({ matches: handheld }),
    navigator: { share, canShare: () => takesFiles },
  };
  return { give: fileGiving(page), saved };
}

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  document.body.click();
});

describe('giving a file', () => {
  const savesAs = async (device: Device) => {
    vi.useFakeTimers();
    Object.assign(URL, { createObjectURL: () => 'blob:kkini', revokeObjectURL: () => undefined });
    const { give, saved } = aPage(device);
    const outcome = await give(FILE);
    vi.useRealTimers();
    return { outcome, saved };
  };

  it('offers the share sheet on a phone that takes files', async () => {
    expect(await savesAs({ handheld: true, takesFiles: true })).toEqual({ outcome: 'shared', saved: [] });
  });

  it('saves the file under its name on a computer', async () => {
    const device = { handheld: false, takesFiles: true };
    expect(await savesAs(device)).toEqual({ outcome: 'saved', saved: ['끼니-2025-11-20.pdf'] });
  });

  it('saves the file where the sheet takes none or refuses it', async () => {
    expect((await savesAs({ handheld: true, takesFiles: false })).outcome).toBe('saved');
    const refusing = { handheld: true, takesFiles: true, share: refuse('NotAllowedError') };
    expect((await savesAs(refusing)).saved).toEqual([FILE.name]);
  });

  it('does nothing more when the visitor closes the sheet', async () => {
    const closing = { handheld: true, takesFiles: true, share: refuse('AbortError') };
    expect(await savesAs(closing)).toEqual({ outcome: 'dismissed', saved: [] });
  });
});
