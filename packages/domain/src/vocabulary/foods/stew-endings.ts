/** How the name of a stew ends. */
export const STEW_ENDINGS = ['찌개', '전골'] as const;
