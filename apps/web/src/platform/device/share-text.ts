/** Result of sharing: handed to the share sheet, copied instead, cancelled by the visitor, or impossible. */
const SHARE_OUTCOMES = ['shared', 'copied', 'dismissed', 'failed'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** What to share. The address is that of a share, because the page's own has the survey id, which is private to its owner. */
export type Gift = { readonly title: string; readonly text: string; readonly url?: string };
export type ShareText = (gift: Gift) => Promise<ShareOutcome>;

export function hasShareSheet(device: Pick<SharingDevice, 'share'>): boolean {
  return device.share !== undefined;
}

/** Opens the device's share sheet; without one, copies the address, or the text if there is no address. */
export function textSharing(device: SharingDevice): ShareText {
  return async (share) => {
    if (device.share) {
      const outcome = await offer(device.share.bind(device), share);
      if (outcome !== null) return outcome;
    }
    try {
      if (!device.clipboard) return 'failed';
      await device.clipboard.writeText(share.url ?? share.text);
      return 'copied';
    } catch {
      return 'failed';
    }
  };
}

type SharingDevice = {
  readonly share?: ((data: ShareData) => Promise<void>) | undefined;
  readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined;
};

/** Opens the share sheet. Null if it fails for a reason other than the visitor's cancel, so that copying follows. */
async function offer(
  show: (data: ShareData) => Promise<void>,
  share: ShareData,
): Promise<'shared' | 'dismissed' | null> {
  try {
    await show(share);
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'dismissed' : null;
  }
}

/** Copies a text to the clipboard; false if there is none or it is not allowed. */
export type CopyText = (text: string) => Promise<boolean>;

/** Copies to the browser's clipboard. */
export function clipboardCopying(device: {
  readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined;
}): CopyText {
  return async (text) => {
    try {
      if (!device.clipboard) return false;
      await device.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
}
