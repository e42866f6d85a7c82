const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a sign-in lasts. */
export const SESSION_LIFE_MS = 14 * DAY_MS;
