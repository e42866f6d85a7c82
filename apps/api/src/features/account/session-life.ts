const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of a session. */
export const SESSION_LIFE_MS = 14 * DAY_MS;
