import type { ReactNode } from 'react';

export type LineIconProps = {
  /** Edge length in px at normal text size. */
  readonly size?: number;
  readonly strokeWidth?: number;
};

/** The frame of a line icon of the lucide set (ISC licence); decorative, so the control around it needs a name. */
export function LineIcon({
  size = 24,
  strokeWidth = 2,
  children,
}: LineIconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
