import { MOST_TIP_VARIANTS, recipeTips } from '@kkini/contract';
import type { HealthCondition, MealTime } from '@kkini/domain';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keptTogether } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { GuideLines } from './guide-lines.tsx';
import { type GuideLine, lengthOf, plainText, readGuide, typedTo } from './read-guide.ts';
import styles from './tips-box.module.css';
import { TipsFailed, TipsFrame, TipsWaiting } from './tips-frame.tsx';

/** Guidelines on which the tips for each condition are based, in display order; conditions may share one. */
const GUIDELINE_OF = {
  diabetes: 'diabetes',
  hypertension: 'hypertension',
  obesity: 'obesity',
  dyslipidemia: 'lipid',
  heartDisease: 'lipid',
  gout: 'gout',
  thyroidDisease: 'thyroid',
  liverDisease: 'liver',
} as const satisfies Record<HealthCondition, string>;

const SOURCES = [...new Set(['intake', ...Object.values(GUIDELINE_OF), 'figures'] as const)];

/** Tips for one dish and the people of a survey: loading, failed, or typed out. */
export function TipsBox({ target }: { readonly target: TipsTarget }) {
  const { t } = useMessages();
  const [variant, setVariant] = useState(0);
  const guide = useGuide(target, variant);
  if (guide.isPending) return <TipsWaiting />;
  if (guide.isError) return <TipsFailed words={t('tips.failed')} onRetry={() => void guide.refetch()} />;
  // People who need no advice on this dish get none.
  if (guide.data === '') return null;
  return (
    <Guide
      key={guide.data}
      markdown={guide.data}
      busy={guide.isPlaceholderData}
      onAgain={() => setVariant((before) => before + 1)}
    />
  );
}

type GuideProps = {
  readonly markdown: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
};

function Guide({ markdown, busy, onAgain }: GuideProps) {
  const { t } = useMessages();
  const { lessMotion } = usePlatform();
  const lines = readGuide(keptTogether(markdown));
  const typing = useTyping(lengthOf(lines), lessMotion());
  return (
    <TipsFrame
      action={
        typing.isTyping && (
          <Button look="text" onClick={typing.showAll}>
            {t('tips.showAll')}
          </Button>
        )
      }
    >
      <TypedGuide lines={lines} typing={typing} />
      <GuideTools text={plainText(readGuide(markdown))} busy={busy} onAgain={onAgain} />
      <p className={styles.note}>{t('tips.note')}</p>
      <TipsSources />
    </TipsFrame>
  );
}

type GuideToolsProps = {
  readonly text: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
};

function GuideTools({ text, busy, onAgain }: GuideToolsProps) {
  const { t } = useMessages();
  const { copyText } = usePlatform();
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(text)) showToast(t('tips.copied'), 'good');
    else showToast(t('tips.notCopied'));
  };
  return (
    <div className={styles.tools}>
      <Button look="plain" size="small" busy={busy} onClick={onAgain}>
        <Icon name="repeat" size={20} />
        {t('tips.again')}
      </Button>
      <Button look="plain" size="small" onClick={() => void copy()}>
        <Icon name="copy" size={20} />
        {t('tips.copy')}
      </Button>
    </div>
  );
}

type TypedGuideProps = { readonly lines: readonly GuideLine[]; readonly typing: Typing };

/** The guide while it is being typed, hidden from screen readers, which read it as a whole once it is complete. */
function TypedGuide({ lines, typing: { shown, isTyping, showAll } }: TypedGuideProps) {
  return (
    <div>
      {isTyping && (
        <div aria-hidden="true" className={styles.typed} onClick={showAll}>
          <GuideLines lines={typedTo(lines, shown)} />
        </div>
      )}
      <div aria-live="polite">
        {!isTyping && <GuideLines lines={typedTo(lines, Number.POSITIVE_INFINITY)} />}
      </div>
    </div>
  );
}

type TipsTarget = {
  readonly itemId: string;
  readonly surveyId: string;
  /** The plan's meal from which the dish was opened. */
  readonly date?: string;
  readonly mealTime?: MealTime;
};

/** One of the tips for a dish and a survey, in the language of the page; the first one until the visitor asks for another. */
function useGuide(target: TipsTarget, turn: number): UseQueryResult<string> {
  const { server } = usePlatform();
  const { locale } = useMessages();
  const variant = turn % MOST_TIP_VARIANTS;
  return useQuery({
    queryKey: ['tips', target, variant, locale],
    queryFn: async ({ signal }) => {
      const request = {
        ...target,
        ...(variant > 0 && { variant }),
        ...(locale !== 'ko' && { language: locale }),
      };
      const { data } = await answerOf(server.call(recipeTips, request, signal));
      return data.guide;
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

function TipsSources() {
  const { t } = useMessages();
  return (
    <details className={styles.sources}>
      <summary>{t('tips.sources')}</summary>
      <ul>
        {SOURCES.map((source) => (
          <li key={source}>{t(`tips.source.${source}`)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Milliseconds per character (specification, section 9). */
const TYPING_MS = 50;

type Typing = {
  /** Characters shown so far. */
  readonly shown: number;
  readonly isTyping: boolean;
  readonly showAll: () => void;
};

/** Types out a text of this many characters; shows all of it at once if the visitor prefers reduced motion. */
export function useTyping(length: number, atOnce: boolean): Typing {
  const [shown, setShown] = useState(atOnce ? length : 0);
  const isTyping = shown < length;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setShown((before) => before + 1), TYPING_MS);
    return () => clearInterval(timer);
  }, [isTyping]);
  return { shown: Math.min(shown, length), isTyping, showAll: () => setShown(length) };
}
