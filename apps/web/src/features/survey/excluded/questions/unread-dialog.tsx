import { useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { AlertDialog } from '../../../../ui/dialogs/alert-dialog.tsx';
import { understoodParts } from '../chips/chip-state.ts';
import { excludedText, quoted } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Readings } from '../use-readings.ts';

type UnreadDialogProps = {
  readonly gate: UnreadGate;
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly onMend: (food: string) => void;
  readonly onMakeAnyway: () => void;
};

/** Asks about unknown words before a plan is made; with a severe allergy they can only be changed or removed. */
export function UnreadDialog({ gate, exclusions, readings, onMend, onMakeAnyway }: UnreadDialogProps) {
  const { t, locale } = useMessages();
  const { unread } = gate;
  if (unread === null) return null;
  const { foods, isSevere } = unread;
  const words = quoted(unread.words);
  function remove() {
    for (const food of foods) {
      const { understood = [], suggestions = [] } = readings.of(food) ?? {};
      // Drops the unknown words and keeps every food the text means or may mean.
      exclusions.replace(food, [...understood, ...suggestions].map(excludedText));
    }
    gate.close();
  }
  function makeWords() {
    const understood = foods.flatMap((food) => readings.of(food)?.understood ?? []);
    const names = understoodParts(
      { text: foods.join(', '), unread: [...(unread?.words ?? [])], understood },
      locale,
    );
    return names === null ? t('exclusion.makeUnread', { words }) : t('exclusion.makePart', { words, names });
  }
  return (
    <AlertDialog
      key={foods.join()}
      message={isSevere ? t('exclusion.severeUnread', { words }) : makeWords()}
      detail={isSevere ? t('exclusion.unreadSevere') : undefined}
      cancelLabel={t('exclusion.goMend')}
      onCancel={() => onMend(foods[0] ?? '')}
      confirmLabel={t(isSevere ? 'exclusion.remove' : 'exclusion.makeAnyway')}
      danger={isSevere}
      onConfirm={isSevere ? remove : onMakeAnyway}
    />
  );
}

/** Unknown words and the foods they belong to; a severe allergy blocks the plan. */
type Unread = {
  readonly foods: readonly string[];
  readonly words: readonly string[];
  readonly isSevere: boolean;
};

export type UnreadGate = {
  /** True while the readings load. */
  readonly isChecking: boolean;
  /** What the visitor must decide first. */
  readonly unread: Unread | null;
  /** Continues if every word is known, otherwise asks. */
  readonly go: () => void;
  /** Called with the request fields whose foods the server refuses to plan with. */
  readonly refused: (fields: readonly string[]) => void;
  readonly close: () => void;
};

/** Shows all unknown words to the visitor before planning (safety-rules section 10, rule 6). */
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
    // If the call fails, the server still refuses unknown words of a severe allergy.
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

/** Unknown words, those of severe allergies first, because they block the plan. */
function findUnread(exclusions: Exclusions, of: Readings['of']): Unread | null {
  const severe = exclusions.foods.filter((food) => exclusions.strictness(food) === 'severeAllergy');
  const others = exclusions.foods.filter((food) => !severe.includes(food));
  return (
    // A typo the visitor has not confirmed counts as an unknown word.
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
