import { useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { lengthOf, plainText, readGuide } from './read-guide.ts';
import styles from './tips-box.module.css';
import { TipsFrame } from './tips-frame.tsx';
import { TipsProblem } from './tips-problem.tsx';
import { TipsSources } from './tips-sources.tsx';
import { TipsWaiting } from './tips-waiting.tsx';
import { TypedGuide } from './typed-guide.tsx';
import { useCut } from './use-cut.ts';
import { type TipsTarget, useGuide } from './use-guide.ts';
import { useTyping } from './use-typing.ts';

/** Tips for one dish and the people of a survey: waiting, failed, or typed out. */
export function TipsBox({ target }: { readonly target: TipsTarget }) {
  const [wording, setWording] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const guide = useGuide(target, wording);
  if (guide.isPending) return <TipsWaiting />;
  if (guide.isError) return <TipsProblem onRetry={() => void guide.refetch()} />;
  return (
    <Guide
      key={guide.data}
      markdown={guide.data}
      busy={guide.isPlaceholderData}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onAgain={() => setWording((before) => before + 1)}
    />
  );
}

type GuideProps = {
  readonly markdown: string;
  readonly busy: boolean;
  /** All of it is wanted; a phone shows the beginning until then. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
};

function Guide({ markdown, busy, isOpen, onOpen, onAgain }: GuideProps) {
  const { t, locale } = useMessages();
  const { lessMotion } = usePlatform();
  const lines = readGuide(markdown);
  const typing = useTyping(lengthOf(lines), lessMotion());
  const { ref, isCut } = useCut(isOpen);
  const showAll = () => {
    typing.showAll();
    onOpen();
  };
  return (
    <TipsFrame
      action={
        typing.isTyping && (
          <Button look="text" onClick={showAll}>
            {t('tips.showAll')}
          </Button>
        )
      }
    >
      {locale !== 'ko' && <p className={styles.note}>{t('tips.inKorean')}</p>}
      <div ref={ref} className={styles.guide} data-cut={isCut || undefined}>
        <TypedGuide lines={lines} typing={typing} />
      </div>
      {isCut ? (
        <Button look="text" className={styles.more} onClick={onOpen}>
          {t('tips.more')}
        </Button>
      ) : (
        <GuideTools text={plainText(lines)} busy={busy} isTyping={typing.isTyping} onAgain={onAgain} />
      )}
      <p className={styles.note}>{t('tips.note')}</p>
      {!isCut && <TipsSources />}
    </TipsFrame>
  );
}

type GuideToolsProps = {
  readonly text: string;
  readonly busy: boolean;
  /** Their place is kept until the text stands there. */
  readonly isTyping: boolean;
  readonly onAgain: () => void;
};

function GuideTools({ text, busy, isTyping, onAgain }: GuideToolsProps) {
  const { t } = useMessages();
  const { copyText } = usePlatform();
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(text)) showToast(t('tips.copied'), 'good');
    else showToast(t('tips.notCopied'));
  };
  return (
    <div className={styles.tools} data-unseen={isTyping || undefined}>
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
