import type { EatingStyle, GuidelineSource } from '@kkini/domain';
import type { BodyState } from '@kkini/domain/limits';

/** Styles that do not apply to a person in a state. */
export type StylesOff = {
  readonly state: BodyState;
  readonly styles: readonly EatingStyle[];
  readonly source: GuidelineSource;
};

/** The styles an answer switches off (safety-rules section 4, column OFF). */
export const STYLES_OFF: readonly StylesOff[] = [
  { state: 'kidneyEarly', styles: ['muscleGain'], source: 'KDIGO24' },
  { state: 'kidneyThird', styles: ['muscleGain', 'lowCarbohydrate'], source: 'KDIGO24' },
  { state: 'pregnant', styles: ['diet', 'lowCarbohydrate'], source: 'K25' },
  { state: 'lactating', styles: ['diet'], source: 'K25' },
  { state: 'insulin', styles: ['lowCarbohydrate'], source: 'KDA19' },
];
