import type { SheetPicture } from './sheet.ts';

/** Loads the image of a picture item: `src`, else `fallback`, else null. */
export type LoadPicture = (
  picture: Pick<SheetPicture, 'src' | 'fallback'>,
) => Promise<HTMLImageElement | null>;

/** Pixels for SVGs without a size: some browsers draw nothing on a canvas without one. */
const DRAWING_PIXELS = 600;

export function pictureLoader(fetchPage: typeof fetch): LoadPicture {
  return async ({ src, fallback }) => {
    for (const address of [src, fallback]) {
      if (address === null) continue;
      const image = await load(fetchPage, address).catch(() => null);
      if (image) return image;
    }
    return null;
  };
}

async function load(fetchPage: typeof fetch, address: string): Promise<HTMLImageElement> {
  const response = await fetchPage(address);
  if (!response.ok) throw new Error(response.statusText);
  const content = await response.blob();
  const sized = content.type.startsWith('image/svg') ? await withSize(content) : content;
  const url = URL.createObjectURL(sized);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function withSize(drawing: Blob): Promise<Blob> {
  const parsed = new DOMParser().parseFromString(await drawing.text(), 'image/svg+xml').documentElement;
  const [, , width = 1, height = 1] = (parsed.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  parsed.setAttribute('width', String(DRAWING_PIXELS));
  parsed.setAttribute('height', String(Math.round((DRAWING_PIXELS * height) / width)));
  return new Blob([new XMLSerializer().serializeToString(parsed)], { type: drawing.type });
}
