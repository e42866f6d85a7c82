/** Endings of stew names. */
export const STEW_ENDINGS = ['찌개', '전골'] as const;
