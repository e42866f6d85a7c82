import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import styles from './paper-buttons.module.css';
import { usePaper } from './use-paper.ts';

type PaperButtonsProps = {
  /** One day, or the days of a week. */
  readonly days: readonly PlanDay[];
  /** On phones only the icons. */
  readonly compact?: boolean;
};

const FORMATS = [
  { format: 'png', word: 'paper.image', label: 'paper.imageLabel', icon: 'imageDown' },
  { format: 'pdf', word: 'paper.pdf', label: 'paper.pdfLabel', icon: 'fileDown' },
] as const;

/** Save as a picture, save as a document. */
export function PaperButtons({ days, compact = false }: PaperButtonsProps) {
  const { t } = useMessages();
  const { making, save } = usePaper(days);
  return FORMATS.map(({ format, word, label, icon }) => {
    const percent = making?.format === format ? making.percent : null;
    return (
      <Button
        key={format}
        look="plain"
        size="small"
        busy={percent !== null}
        className={compact ? styles.compact : styles.button}
        aria-label={percent === null ? t(label) : t('paper.makingLabel', { percent })}
        onClick={() => save(format)}
      >
        {percent === null && <Icon name={icon} size={22} />}
        <span className={styles.word}>{percent === null ? t(word) : t('paper.making', { percent })}</span>
      </Button>
    );
  });
}
