/** Endings of stew names. */
export const STEW_ENDINGS = ['찌개', '전골'] as const;

/** Matches names with a use ("for curry"), which a search for curry would find. */
export const SAYS_A_USE = /.용/;
