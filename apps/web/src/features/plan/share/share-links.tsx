import type { ShareWire } from '@kkini/contract';
import { seoulDate } from '@kkini/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './share-dialog.module.css';
import type { Shares } from './use-shares.ts';

const SEOUL_AHEAD_MS = 9 * 60 * 60 * 1000;

type ShareLinksProps = Omit<Shares, 'shares'> & { readonly shares: readonly ShareWire[] };

/** The links to a plan, each with a way to withdraw it, and a button for one more. */
export function ShareLinks({ shares, make, withdraw }: ShareLinksProps) {
  const { t } = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function stop(shareId: string) {
    make.reset();
    // The pressed button disappears with its link.
    withdraw.mutate(shareId, { onSuccess: () => heading.current?.focus() });
  }
  return (
    <section className={styles.links} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {t('share.links')}
      </h3>
      {shares.length === 0 && <p className={styles.none}>{t('share.none')}</p>}
      <ul>
        {shares.map((share, index) => (
          <ShareLink
            key={share.shareId}
            share={share}
            isSentNow={index === 0 && shares.length > 1}
            isGoing={withdraw.isPending && withdraw.variables === share.shareId}
            onWithdraw={() => stop(share.shareId)}
          />
        ))}
      </ul>
      <Button
        look={shares.length === 0 ? 'primary' : 'text'}
        full={shares.length === 0}
        busy={make.isPending}
        onClick={() => {
          withdraw.reset();
          make.mutate(true);
        }}
      >
        <Icon name="plus" size={20} />
        {t('share.another')}
      </Button>
    </section>
  );
}

type ShareLinkProps = {
  readonly share: ShareWire;
  readonly isSentNow: boolean;
  readonly isGoing: boolean;
  readonly onWithdraw: () => void;
};

/** One link with the time of its creation; withdrawing it asks first. */
function ShareLink({ share, isSentNow, isGoing, onWithdraw }: ShareLinkProps) {
  const { t } = useMessages();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const made = Date.parse(share.createdAt);
  const words = { date: dayWords(t, seoulDate(made)).short, time: seoulTime(made) };
  useEffect(() => {
    if (isAsking === false) stop.current?.focus();
  }, [isAsking]);
  if (isAsking) {
    return (
      <li className={styles.row}>
        <Question isGoing={isGoing} onYes={onWithdraw} onNo={() => setAsking(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <p className={styles.made}>
        {t('share.made', words)}
        {isSentNow && <small>{t('share.newest')}</small>}
      </p>
      <Button
        ref={stop}
        look="plain"
        size="small"
        aria-label={t('share.withdrawLabel', words)}
        onClick={() => setAsking(true)}
      >
        {t('share.withdraw')}
      </Button>
    </li>
  );
}

type QuestionProps = {
  readonly isGoing: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

function Question({ isGoing, onYes, onNo }: QuestionProps) {
  const { t } = useMessages();
  const questionId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.question} aria-labelledby={questionId}>
      <p id={questionId}>{t('share.ask')}</p>
      <Button look="plain" size="small" className={styles.yes} busy={isGoing} onClick={onYes}>
        {t('share.withdrawYes')}
      </Button>
      <Button look="plain" size="small" onClick={onNo}>
        {t('share.withdrawNo')}
      </Button>
    </fieldset>
  );
}

/** "15:20" in Seoul. */
function seoulTime(at: number): string {
  return new Date(at + SEOUL_AHEAD_MS).toISOString().slice(11, 16);
}
