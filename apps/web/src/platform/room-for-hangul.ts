/** Font family in the list of styles/tokens.css. */
const BLANK_FAMILY = 'Kkini Blank';

/**
 * If the device has no Korean letters, reserves space for them until our font has loaded. Boxes for missing characters say nothing,
 * are narrower, so that the layout shifts, and make the browser look for a font once per letter. Takes the blank font in base64.
 */
export function leaveRoomForHangul(document: Document, blank: string): void {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null || !lacksHangul(canvas)) return;
  const bytes = Uint8Array.from(atob(blank), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(BLANK_FAMILY, bytes));
}

/** Whether Korean letters are as wide as the box for a missing character, which no font has. */
function lacksHangul(canvas: CanvasRenderingContext2D): boolean {
  canvas.font = '100px sans-serif';
  const [box, ...letters] = [UNASSIGNED, ...SYLLABLES].map((sign) => canvas.measureText(sign).width);
  return letters.every((width) => width === box);
}

const UNASSIGNED = '\u0378';
/** Han and geul. */
const SYLLABLES = [0xd55c, 0xae00].map((point) => String.fromCodePoint(point));
