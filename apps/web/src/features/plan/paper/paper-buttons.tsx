import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../plan-action.module.css';
import type { PaperDay } from './day-sheet.ts';
import type { PaperFormat } from './make-file.ts';

type PaperButtonsProps = {
  /** One day, or the days of a week. */
  readonly days: readonly PaperDay[];
  /** As wide as its words from tablets on, because it lies beside the heading. */
  readonly compact?: boolean;
};

const FORMATS = [
  { format: 'png', word: 'paper.image', icon: 'imageDown' },
  { format: 'pdf', word: 'paper.pdf', icon: 'fileDown' },
] as const;

export function PaperButtons({ days, compact = false }: PaperButtonsProps) {
  const { t } = useMessages();
  const { making, save } = usePaper(days);
  return FORMATS.map(({ format, word, icon }) => {
    const percent = making?.format === format ? making.percent : null;
    return (
      <Button
        key={format}
        look="plain"
        size="small"
        busy={percent !== null}
        className={compact ? styles.compact : styles.button}
        aria-label={percent === null ? t(word) : t('paper.makingLabel', { percent })}
        onClick={() => save(format)}
      >
        {percent === null && <Icon name={icon} size={22} />}
        {percent === null ? t(word) : t('paper.making', { percent })}
      </Button>
    );
  });
}

/** The file being made, and its progress in percent. */
type Making = { readonly format: PaperFormat; readonly percent: number };

/** Saves days as a picture or a document, one file at a time. */
function usePaper(days: readonly PaperDay[]): {
  readonly making: Making | null;
  readonly save: (format: PaperFormat) => Promise<void>;
} {
  const platform = usePlatform();
  const { t, locale } = useMessages();
  const showToast = useToast();
  const [making, setMaking] = useState<Making | null>(null);
  async function make(format: PaperFormat): Promise<void> {
    const progress = (done: number, total: number) =>
      setMaking({ format, percent: Math.round((100 * done) / total) });
    const [paper, { makeFile }] = await Promise.all([
      platform.openPaper(),
      loadChunk(() => import('./make-file.ts')),
    ]);
    const file = await makeFile({ paper, t, locale, progress }, format, days);
    if ((await platform.giveFile(file)) === 'saved') showToast(t('paper.saved'), 'good');
  }
  async function save(format: PaperFormat): Promise<void> {
    if (making) return;
    setMaking({ format, percent: 0 });
    await make(format).catch((cause: unknown) => {
      platform.log('the file could not be made', cause);
      showToast(t('paper.failed'));
    });
    setMaking(null);
  }
  return { making, save };
}
