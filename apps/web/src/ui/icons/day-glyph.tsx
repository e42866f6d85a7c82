import type { ReactNode } from 'react';

type DayGlyphProps = { readonly meal: MealLight; readonly size?: number };

/** Sunrise, sun or moon of a meal, in the colours of the nearest `data-meal`. */
export function DayGlyph({ meal, size = 22 }: DayGlyphProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[meal]}
    </svg>
  );
}

const SHAPES = {
  breakfast: (
    <>
      <path d="M6 17a6 6 0 0 1 12 0Z" fill="var(--meal-mark)" />
      <path
        d="M2 17.5h20M12 4.5v3M4.9 8.6l2 2M19.1 8.6l-2 2"
        stroke="var(--meal-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  lunch: (
    <>
      <circle cx="12" cy="12" r="5" fill="var(--meal-mark)" />
      <path
        d="M12 2v2.2M12 19.8V22M2 12h2.2M19.8 12H22M4.9 4.9l1.6 1.6M17.5 17.5l1.6 1.6M19.1 4.9l-1.6 1.6M6.5 17.5l-1.6 1.6"
        stroke="var(--meal-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  dinner: (
    <>
      <path d="M20 14.2A8.4 8.4 0 1 1 9.8 4a6.9 6.9 0 0 0 10.2 10.2Z" fill="var(--meal-mark)" />
      <circle cx="18" cy="6" r="1.4" fill="var(--meal-ink)" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

type MealLight = keyof typeof SHAPES;
