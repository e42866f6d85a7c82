import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { DeferredRender } from '../deferred-render.tsx';
import { Note } from '../feedback/note.tsx';
import { DayGlyph } from '../icons/day-glyph.tsx';
import { OnwardLink } from '../onward-link.tsx';
import styles from './dish-page.module.css';

export type DishTint = 'apricot' | 'butter' | 'leaf' | 'sky' | 'lilac' | 'sesame';

type DishPageProps = {
  readonly picture: ReactNode;
  /** Colour behind the dish. */
  readonly tint: DishTint;
  /** Head of the text: kind, title and key facts. */
  readonly head: ReactNode;
  /** Actions on the dish: at the bottom of the window on phones, below the head on wide screens. */
  readonly action?: ReactNode;
  /** First part below the head and the actions; on wide screens after `beside` and the figures. */
  readonly lead?: ReactNode;
  /** Below the lead; on wide screens below the picture and before the lead. */
  readonly beside?: ReactNode;
  /** After the text; on wide screens below `beside`. */
  readonly figures?: ReactNode;
  readonly children?: ReactNode;
  /** Below all others. */
  readonly foot?: ReactNode;
};

/** Page of a dish: picture above the text on phones, beside it on desktops. Reading and tab order follow the visual order. */
export function DishPage({ picture, tint, head, action, figures, ...others }: DishPageProps) {
  const isWide = useIsWide();
  const [wasWide] = useState(isWide);
  // In another layout they are rendered anew, but paper, which is narrow, waits for nothing that comes late.
  const late = figures && <LateFigures key="figures" isNow={isWide !== wasWide} figures={figures} />;
  const parts = { ...others, figures: late };
  return (
    <div className={styles.page}>
      <div className={styles.hero} data-tint={tint}>
        <div className={styles.dish} data-dish-hero>
          {picture}
        </div>
      </div>
      <div className={styles.head}>{head}</div>
      {action && <div className={styles.action}>{action}</div>}
      <DeferredRender>{isWide ? inTwoColumns(parts) : inOneColumn(parts)}</DeferredRender>
    </div>
  );
}

type DishParts = Pick<DishPageProps, 'lead' | 'beside' | 'figures' | 'children' | 'foot'>;

/** Parts in one column. The keys preserve the lead, which may be half typed, when a tablet is rotated. */
function inOneColumn({ lead, beside, figures, children, foot }: DishParts): ReactNode[] {
  return [
    lead && <Part key="lead" name="lead" content={lead} />,
    beside && <Part key="beside" name="beside" content={beside} />,
    children && <Part key="rest" name="rest" content={children} />,
    figures,
    foot && <Part key="foot" name="foot" content={foot} />,
  ];
}

function inTwoColumns({ lead, beside, figures, children, foot }: DishParts): ReactNode[] {
  return [
    <div key="left" className={styles.left}>
      {beside && <Part name="beside" content={beside} />}
      {figures}
    </div>,
    lead && <Part key="lead" name="lead" content={lead} />,
    children && <Part key="rest" name="rest" content={children} />,
    foot && <Part key="foot" name="foot" content={foot} />,
  ];
}

type PartProps = { readonly name: 'lead' | 'beside' | 'rest' | 'foot'; readonly content: ReactNode };

function Part({ name, content }: PartProps) {
  return <div className={styles[name]}>{content}</div>;
}

type LateFiguresProps = { readonly isNow: boolean; readonly figures: ReactNode };

function LateFigures({ isNow, figures }: LateFiguresProps) {
  return (
    <DeferredRender isNow={isNow}>
      <div className={styles.figures}>{figures}</div>
    </DeferredRender>
  );
}

type DishKindProps = {
  readonly kind: string;
  /** Meal time it was opened from, and its name. */
  readonly meal: { readonly time: 'breakfast' | 'lunch' | 'dinner'; readonly word: string } | null;
};

/** Above the name of a dish: its meal time, in the colour of that meal, and its kind. */
export function DishKind({ kind, meal }: DishKindProps) {
  if (meal === null) return <p className={styles.kind}>{kind}</p>;
  return (
    <p className={styles.kind} data-meal={meal.time}>
      <DayGlyph meal={meal.time} />
      {`${meal.word} · ${kind}`}
    </p>
  );
}

/** A sentence about a dish with its reasons, whether it is positive, and a notice below it. */
type VerdictWords = {
  readonly isGood: boolean;
  readonly title: string;
  readonly text: string;
  readonly notice: string;
  /** Words of the link to other meals; null if there is nothing to change. */
  readonly swap: string | null;
};

type DishNotesProps = {
  /** Cautions to read before eating it. */
  readonly cautions: readonly ReactNode[];
  /** How it suits the people who eat it; null if unknown. */
  readonly verdict: VerdictWords | null;
  /** Address of the other meals for its place in a plan; null if it was not opened from one. */
  readonly swapTo: string | null;
};

/** What to know about a dish before eating it; renders nothing when empty. */
export function DishNotes({ cautions, verdict, swapTo }: DishNotesProps) {
  if (cautions.length === 0 && verdict === null) return null;
  return (
    <div className={styles.notes}>
      {cautions.length > 0 && (
        <Note icon="alert" tone="warm">
          {cautions}
        </Note>
      )}
      {verdict && (
        <Note
          icon={verdict.isGood ? 'checkCircle' : 'alert'}
          tone={verdict.isGood ? 'green' : 'warm'}
          title={verdict.title}
        >
          <p>{verdict.text}</p>
          {verdict.swap !== null && swapTo !== null && <OnwardLink to={swapTo}>{verdict.swap}</OnwardLink>}
          <p>{verdict.notice}</p>
        </Note>
      )}
    </div>
  );
}

/** Media query for two columns, as in the stylesheets. */
const WIDE = '(min-width: 1024px)';

/**
 * Whether the window has room for two columns, for content that is read in another order there. Purely visual differences belong in
 * stylesheets.
 */
function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide);
}

function watchWidth(onChange: () => void): () => void {
  const width = window.matchMedia(WIDE);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
