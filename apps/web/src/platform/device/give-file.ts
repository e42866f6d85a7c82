/** Result for a file: handed to the share sheet, downloaded, or cancelled by the visitor. */
const FILE_OUTCOMES = ['shared', 'saved', 'dismissed'] as const;
export type FileOutcome = (typeof FILE_OUTCOMES)[number];
export type GiveFile = (file: File) => Promise<FileOutcome>;

/** On phones opens the share sheet, which can also save; elsewhere, or if the sheet takes no files, downloads. */
export function fileGiving(page: FilePage): GiveFile {
  return async (file) => {
    const { navigator } = page;
    const share = { files: [file] };
    if (isHandheld(page) && navigator.canShare?.(share)) {
      const outcome = await offer(() => navigator.share(share));
      if (outcome !== null) return outcome;
    }
    save(page, file);
    return 'saved';
  };
}

type FilePage = {
  readonly navigator: Pick<Navigator, 'share'> & { readonly canShare?: (data: ShareData) => boolean };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly document: Document;
};

function isHandheld(page: FilePage): boolean {
  return page.matchMedia('(pointer: coarse)').matches;
}

/** Opens the share sheet. Null if it fails, for example because making the file took longer than a user activation lasts. */
async function offer(show: () => Promise<void>): Promise<'shared' | 'dismissed' | null> {
  try {
    await show();
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'dismissed' : null;
  }
}

function save({ document }: FilePage, file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the file; a minute is enough even for slow disks.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
