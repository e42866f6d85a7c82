import type { InkColours } from './paper.ts';
import {
  A4,
  type Lettering,
  type MeasureText,
  type Sheet,
  type SheetItem,
  type SheetPicture,
} from './sheet.ts';

/** Pixels for SVGs without a size, which some browsers do not draw on a canvas. */
const DRAWING_PIXELS = 600;

export type PaintMeans = {
  readonly page: Document;
  readonly colourOf: InkColours;
  readonly loadPicture: LoadPicture;
};

/** The canvas has no drawing context or returned no picture. */
export class CanvasError extends Error {}

/** Font families the page provides; loading the others would request fonts of other systems. */
const OUR_FONTS = '"Kkini Screens", "Pretendard Variable"';

export async function canvasMeasure(page: Document, texts: readonly string[]): Promise<MeasureText> {
  const signs = [...new Set(texts.join(''))].join('');
  const weights = [500, 700] as const;
  // If a face does not load, a system font draws its characters.
  await Promise.allSettled(weights.map((weight) => page.fonts.load(`${weight} 16px ${OUR_FONTS}`, signs)));
  const surface = surfaceOf(page, { width: 1, height: 1 });
  return (text, lettering) => {
    surface.font = fontOf(page, lettering);
    return surface.measureText(text).width;
  };
}

/** Draws a sheet as a picture at a scale in pixels per point. */
export async function paintPng(means: PaintMeans, sheet: Sheet, pixelsPerPoint: number): Promise<Blob> {
  const { page, colourOf } = means;
  const surface = surfaceOf(page, {
    width: Math.round(A4.width * pixelsPerPoint),
    height: Math.round(A4.height * pixelsPerPoint),
  });
  surface.scale(pixelsPerPoint, pixelsPerPoint);
  surface.fillStyle = css(colourOf('--light'));
  surface.fillRect(0, 0, A4.width, A4.height);
  for (const item of sheet.items) await paintItem(means, surface, item);
  return await blobOf(surface.canvas, 'image/png');
}

/** A picture on its background colour, without transparency, as small as printing allows; null if it does not load. */
export async function paintJpeg(means: PaintMeans, picture: SheetPicture): Promise<Blob | null> {
  const image = await means.loadPicture(picture);
  if (image === null) return null;
  const size = { width: Math.round(picture.width * 3), height: Math.round(picture.height * 3) };
  const surface = surfaceOf(means.page, size);
  surface.fillStyle = css(means.colourOf(picture.ground));
  surface.fillRect(0, 0, size.width, size.height);
  drawContained(surface, image, { x: 0, y: 0, ...size });
  return await blobOf(surface.canvas, 'image/jpeg');
}

async function paintItem(
  means: PaintMeans,
  surface: CanvasRenderingContext2D,
  item: SheetItem,
): Promise<void> {
  if (item.kind === 'picture') {
    const image = await means.loadPicture(item);
    if (image) drawContained(surface, image, item);
    return;
  }
  surface.fillStyle = css(means.colourOf(item.ink));
  if (item.kind === 'text') {
    surface.font = fontOf(means.page, item);
    surface.fillText(item.text, item.x, item.baseline);
    return;
  }
  surface.beginPath();
  surface.roundRect(item.x, item.y, item.width, item.height, item.radius);
  surface.fill();
}

type Area = Pick<SheetPicture, 'x' | 'y' | 'width' | 'height'>;

/** Draws an image at the largest size that fits, centred in the area. */
function drawContained(surface: CanvasRenderingContext2D, image: HTMLImageElement, area: Area): void {
  const scale = Math.min(area.width / image.naturalWidth, area.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  surface.drawImage(
    image,
    area.x + (area.width - width) / 2,
    area.y + (area.height - height) / 2,
    width,
    height,
  );
}

function surfaceOf(
  page: Document,
  { width, height }: Pick<Area, 'width' | 'height'>,
): CanvasRenderingContext2D {
  const canvas = page.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const surface = canvas.getContext('2d');
  if (!surface) throw new CanvasError('no canvas');
  return surface;
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new CanvasError('no picture'))), type, 0.9);
  });
}

function fontOf(page: Document, { size, weight }: Lettering): string {
  return `${weight} ${size}px ${getComputedStyle(page.body).fontFamily}`;
}

function css(colour: readonly number[]): string {
  return `rgb(${colour.join(' ')})`;
}

/** Loads the image of a picture item: `src`, else `fallback`, else null. */
type LoadPicture = (picture: Pick<SheetPicture, 'src' | 'fallback'>) => Promise<HTMLImageElement | null>;

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
