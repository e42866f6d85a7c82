import type { MealTime } from '@kkini/domain';
import { DayGlyph, type DayLight } from '../../ui/icons/day-glyph.tsx';

/** Sunrise, sun or moon of a meal time. Stands inside an element with `data-meal`. */
export function MealLight({ time, size = 22 }: { readonly time: MealTime; readonly size?: number }) {
  return <DayGlyph light={LIGHTS[time]} size={size} />;
}

const LIGHTS: Readonly<Record<MealTime, DayLight>> = { breakfast: 'sunrise', lunch: 'sun', dinner: 'moon' };
