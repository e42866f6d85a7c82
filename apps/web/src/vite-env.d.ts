/// <reference types="vite/client" />

/** Made by build/font-plugin.ts, as what follows. */
declare module 'virtual:kkini-start-font' {
  export const START_FONT: string;
}

declare module 'virtual:kkini-screens-font' {
  export const ADDRESS: string;
  export const FAMILY: string;
  /** First and last of a variable font. */
  export const WEIGHTS: string;
  /** A font without outlines, in base64. */
  export const BLANK: string;
}

declare module 'virtual:kkini-paper-fonts' {
  type Addresses = { readonly 500: string; readonly 700: string };
  /** Every sign the small fonts hold. */
  export const COVERED: string;
  export const SMALL: Addresses;
  export const WHOLE: Addresses;
}

/** Tells of the way back of a phone, and of Esc; not in every browser, and not in TypeScript's types yet. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
