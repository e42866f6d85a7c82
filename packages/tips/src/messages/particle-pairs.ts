import type { JosaPair } from '@kkini/domain';

/** The particle as written in a pattern, and the pair it stands for. */
export const PARTICLE_PAIRS: Readonly<Record<string, JosaPair>> = {
  을: '을/를',
  이: '이/가',
  은: '은/는',
  과: '와/과',
  으로: '으로/로',
  예요: '이에요/예요',
};
