/** Context options of a visitor who sees transitions, for journeys during which something moves. */
export const MOTION = { reducedMotion: 'no-preference' } as const;

/** Context options of a visitor who wants less motion. */
export const SETTLED = { reducedMotion: 'reduce' } as const;
