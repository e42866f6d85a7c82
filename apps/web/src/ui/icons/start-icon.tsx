/** Icons of the first page, of notices and of buttons without words, as path data. */
export const START_SHAPES = {
  alert: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM12 8v4M12 16h.01',
  check: 'M20 6 9 17l-5-5',
  chevronLeft: 'M15 18l-6-6 6-6',
  chevronRight: 'M9 18l6-6-6-6',
  circleX: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM15 9l-6 6M9 9l6 6',
  eye: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
  eyeOff:
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M2 2l20 20M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  logOut: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z',
  share:
    'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98',
  user: 'M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM20 21a8 8 0 0 0-16 0',
  wifiOff:
    'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
  x: 'M18 6 6 18M6 6l12 12',
} as const satisfies Record<string, string>;

export type StartIconName = keyof typeof START_SHAPES;

/** An icon the first page may need; the others load with their screens. */
export function StartIcon({ name, ...look }: LineIconProps & { readonly name: StartIconName }) {
  return <LineIcon {...look} shape={START_SHAPES[name]} />;
}

/** Turns while something is on its way. */
export function Spinner({ size = 24 }: Pick<LineIconProps, 'size'>) {
  return <LineIcon size={size} strokeWidth={2.4} shape="M21 12a9 9 0 1 1-6.219-8.56" isSpinner />;
}

export type LineIconProps = {
  /** Edge length in px at normal text size. */
  readonly size?: number;
  readonly strokeWidth?: number;
};

type LineIconShape = LineIconProps & { readonly shape: string; readonly isSpinner?: boolean };

/** The frame of a line icon of the lucide set (ISC licence); decorative, so the control around it needs a name. */
export function LineIcon({ size = 24, strokeWidth = 2, shape, isSpinner }: LineIconShape) {
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
      data-spinner={isSpinner}
    >
      <path d={shape} />
    </svg>
  );
}
