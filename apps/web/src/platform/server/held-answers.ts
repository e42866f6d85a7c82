export type HeldAnswer = { readonly tag: string; readonly json: unknown };

/** The last answers with tags, so that a call can revalidate one, because no browser cache stores the answer to a POST. */
export type HeldAnswers = {
  readonly of: (request: string) => HeldAnswer | undefined;
  readonly hold: (request: string, answer: HeldAnswer) => void;
};

/** Most held answers: a plan with the dishes of two days; a plan takes 80 kB of memory. */
export const MOST_HELD = 8;

/** Holds answers in the page's memory only; evicts the one held longest. */
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
