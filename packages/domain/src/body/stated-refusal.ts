import { FRESH_STOMACH, ILLNESS_DENIED, LATE_KIDNEYS, SWALLOWING } from '../vocabulary/stated-illnesses.ts';

/** Illnesses that a text about excluded foods may tell of and for which no plan is made (safety-rules section 4). */
export type StatedReason = 'kidneyStated' | 'stomachStated' | 'swallowStated';

/**
 * The reason for which a text about excluded foods permits no plan: dialysis, a transplanted kidney, kidneys of stage 4
 * or 5, an operation on the stomach less than three months ago, or trouble swallowing. It does not say who of the people
 * is meant, so it counts for the whole table. Words that may also mean something milder, such as a fish bone in the
 * throat or an operation without its time, are left to the survey's questions.
 */
export function statedRefusal(text: string): StatedReason | null {
  const said = text.normalize('NFKC').toLowerCase();
  if (states(said, LATE_KIDNEYS)) return 'kidneyStated';
  if (states(said, FRESH_STOMACH)) return 'stomachStated';
  return states(said, SWALLOWING) ? 'swallowStated' : null;
}

function states(said: string, illness: RegExp): boolean {
  return [...said.matchAll(illness)].some(
    ({ index, 0: name }) => !ILLNESS_DENIED.test(said.slice(index + name.length)),
  );
}
