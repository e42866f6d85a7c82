import { type FinalSound, finalSound } from './final-sound.ts';

/** Particle pairs in the notation of grammars. */
export const JOSA_PAIRS = ['을/를', '이/가', '은/는', '와/과', '으로/로', '이에요/예요'] as const;
export type JosaPair = (typeof JOSA_PAIRS)[number];

/** The particle that follows the word: josa('굴', '을/를') is '을', josa('새우', '을/를') is '를'. */
export function josa(word: string, pair: JosaPair): string {
  const { closed, open } = PARTICLES[pair];
  const sound: FinalSound = finalSound(word);
  if (pair === '으로/로' && sound === 'rieul') return open;
  return sound === 'vowel' ? open : closed;
}

/** The word with its particle: withJosa('쌀', '으로/로') is '쌀로'. */
export function withJosa(word: string, pair: JosaPair): string {
  return word + josa(word, pair);
}

/** `closed` follows a final consonant, `open` a vowel. */
const PARTICLES: Readonly<Record<JosaPair, { readonly closed: string; readonly open: string }>> = {
  '을/를': { closed: '을', open: '를' },
  '이/가': { closed: '이', open: '가' },
  '은/는': { closed: '은', open: '는' },
  '와/과': { closed: '과', open: '와' },
  '으로/로': { closed: '으로', open: '로' },
  '이에요/예요': { closed: '이에요', open: '예요' },
};
