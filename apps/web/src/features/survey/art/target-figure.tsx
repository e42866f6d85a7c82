import type { Target } from '@kkini/domain';
import type { ReactNode } from 'react';
import styles from './target-figure.module.css';

/** A small portrait of a target; decoration beside its name. */
export function TargetFigure({ target }: { readonly target: Target }) {
  const { tint, people } = FIGURES[target];
  return (
    <span className={styles.figure} data-tint={tint}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        {people}
      </svg>
    </span>
  );
}

const FIGURES: Readonly<Record<Target, { readonly tint: string; readonly people: ReactNode }>> = {
  self: {
    tint: 'leaf',
    people: (
      <Bust transform="translate(26 24) scale(1.06)" coat="#2F7D5B">
        <path d="M-10 0c-1-14 21-14 20 0-2-5-5-6-8-6-4 0-9 0-12 6Z" fill="#3A2C25" />
      </Bust>
    ),
  },
  parents: {
    tint: 'sky',
    people: (
      <>
        <Bust transform="translate(17 24) scale(0.84)" coat="#5E7F93">
          <path d="M-10 0c-1-14 21-14 20 0-2-5-5-6-8-6-4 0-9 0-12 6Z" fill="#B9B3AB" />
        </Bust>
        <Bust transform="translate(35 26) scale(0.84)" coat="#B0678A">
          <circle cy="-12" r="4.6" fill="#A8A199" />
          <path d="M-10 0c-1-14 21-14 20 0-3-6-7-6-10-6s-7 0-10 6Z" fill="#A8A199" />
        </Bust>
      </>
    ),
  },
  spouse: {
    tint: 'apricot',
    people: (
      <Bust
        transform="translate(26 24) scale(1.02)"
        coat="#D9683A"
        behind={<path d="M-11-2c-1-16 23-16 22 0 1 6 2 12-1 15h-20c-3-3-2-9-1-15Z" fill="#4A342A" />}
      >
        <path d="M-10 1c-1-15 21-15 20 0-2-6-7-6-10-7-3 2-8 2-10 7Z" fill="#4A342A" />
      </Bust>
    ),
  },
  child: {
    tint: 'butter',
    people: (
      <Bust transform="translate(26 29) scale(1)" coat="#F2B632">
        <path d="M-10-1c-1-12 21-12 20 0-2-4-4-5-7-5 0-2-2-2-3 0-4-1-8 1-10 5Z" fill="#4A342A" />
        <path d="M0-10q1-5 5-4" stroke="#4A342A" strokeWidth="2.4" fill="none" strokeLinecap="round" />
      </Bust>
    ),
  },
  colleague: {
    tint: 'lilac',
    people: (
      <>
        <Bust transform="translate(26 24) scale(1.06)" coat="#4C5B87">
          <path d="M-10 0c-1-14 21-14 20 0-1-4-3-7-6-7-4 2-11 1-14 7Z" fill="#3A2C25" />
        </Bust>
        <path d="M24.6 38h2.8l1.4 9-2.8 4-2.8-4Z" fill="#F2F4F8" />
      </>
    ),
  },
};

type BustProps = {
  readonly transform: string;
  readonly coat: string;
  /** Hair behind the shoulders. */
  readonly behind?: ReactNode;
  /** Hair over the face. */
  readonly children: ReactNode;
};

function Bust({ transform, coat, behind, children }: BustProps) {
  return (
    <g transform={transform}>
      {behind}
      <path d="M-17 27c0-10 7-15 17-15s17 5 17 15Z" fill={coat} />
      <path d="M-4 7h8v6a4 4 0 0 1-8 0Z" fill="#E9B98C" />
      <circle r="9.6" cy="0" fill="#F5CFA9" />
      {children}
    </g>
  );
}
