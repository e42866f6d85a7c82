/** An answer with the tag the server gave it. */
export type HeldAnswer = { readonly tag: string; readonly json: unknown };

/** The last tagged answers, so that a call may ask whether one still stands: no browser cache holds the answer to a POST. */
export type HeldAnswers = {
  readonly of: (request: string) => HeldAnswer | undefined;
  readonly hold: (request: string, answer: HeldAnswer) => void;
};

/** A plan with the dishes of two days; a plan takes 80 kB of memory. */
export const MOST_HELD = 8;

/** Holds answers in the memory of the page alone; the one held longest goes first. */
export function heldAnswers(): HeldAnswers {
  const held = new Map<string, HeldAnswer>();
  return {
    of: (request) => held.get(request),
    hold(request, answer) {
      held.delete(request);
      held.set(request, answer);
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    },
  };
}
