/** Copies a text to the clipboard; false if there is none or it is not allowed. */
export type CopyText = (text: string) => Promise<boolean>;

/** Copies with the browser's clipboard. */
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
