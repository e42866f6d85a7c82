import { type JosaPair, withJosa } from '@kkini/domain';
import { PARTICLE_PAIRS } from '../messages/particle-pairs.ts';

/** Names and numbers a pattern may need; a missing one makes the pattern unusable. */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([a-zA-Z0-9]+)(?::([^}]+))?\}/gu;

/** Puts names into a pattern, each with the particle it takes: "{veg:을} 먼저" with 오이 is "오이를 먼저". Null when one is missing. */
export function renderPhrase(pattern: string, slots: Slots): string | null {
  let complete = true;
  const text = pattern.replace(SLOT, (_, name: string, particle?: string) => {
    const value = slots[name];
    if (value === undefined) {
      complete = false;
      return '';
    }
    return particle === undefined ? value : withParticle(value, particle);
  });
  return complete ? text : null;
}

function withParticle(word: string, particle: string): string {
  const pair: JosaPair | undefined = PARTICLE_PAIRS[particle];
  return pair === undefined ? word + particle : withJosa(word, pair);
}
