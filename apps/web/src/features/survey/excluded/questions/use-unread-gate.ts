import { useState } from 'react';
import type { Exclusions } from '../use-exclusions.ts';
import type { Readings } from '../use-readings.ts';

/** Words nobody knows, and the foods they belong to; a severe allergy can not go on with them. */
type Unread = {
  readonly foods: readonly string[];
  readonly words: readonly string[];
  readonly isSevere: boolean;
};

export type UnreadGate = {
  /** Waiting to hear how the foods are read. */
  readonly isChecking: boolean;
  /** What the visitor has to decide first. */
  readonly unread: Unread | null;
  /** Goes on where every word is known, otherwise asks. */
  readonly go: () => void;
  /** The server refuses to plan with the foods of these fields of the request. */
  readonly refused: (fields: readonly string[]) => void;
  readonly close: () => void;
};

/** Nothing is planned before the visitor knows which words nobody knows (safety-rules section 10, rule 6). */
export function useUnreadGate(exclusions: Exclusions, readings: Readings, onPass: () => void): UnreadGate {
  const [isChecking, setIsChecking] = useState(false);
  const [unread, setUnread] = useState<Unread | null>(null);
  const { foods } = exclusions;
  function decide(of: Readings['of']) {
    const found = findUnread(exclusions, of);
    if (found === null) onPass();
    else setUnread(found);
  }
  async function check() {
    setIsChecking(true);
    const read = await readings.ask();
    setIsChecking(false);
    // Where no answer comes, the server still refuses what a severe allergy forbids.
    decide((food) => read?.get(food) ?? readings.of(food));
  }
  return {
    isChecking,
    unread,
    go: () => (foods.every((food) => readings.of(food) !== undefined) ? decide(readings.of) : void check()),
    refused(fields) {
      const named = foods.filter((_, index) => fields.some((field) => field.endsWith(`.${index}`)));
      const severe = foods.filter((food) => exclusions.strictness(food) === 'severeAllergy');
      const meant = named.length > 0 ? named : severe;
      setUnread({ foods: meant, words: meant, isSevere: true });
    },
    close: () => setUnread(null),
  };
}

/** Severe allergies first: they can not go on. */
function findUnread(exclusions: Exclusions, of: Readings['of']): Unread | null {
  const severe = exclusions.foods.filter((food) => exclusions.strictness(food) === 'severeAllergy');
  const others = exclusions.foods.filter((food) => !severe.includes(food));
  return (
    // A slip of the pen nobody has confirmed is a word nobody knows.
    unreadOf(severe, of, true) ?? unreadOf(others, of, false)
  );
}

function unreadOf(foods: readonly string[], of: Readings['of'], isSevere: boolean): Unread | null {
  const found = foods.flatMap((food) => {
    const { unread = [], suggestions = [] } = of(food) ?? {};
    const words = [...unread, ...(isSevere ? suggestions.map(({ typed }) => typed) : [])];
    return words.length > 0 ? [{ food, words }] : [];
  });
  if (found.length === 0) return null;
  return {
    foods: found.map(({ food }) => food),
    words: [...new Set(found.flatMap(({ words }) => words))],
    isSevere,
  };
}
