import type { ShareWire } from '@kkini/contract';
import { seoulDate } from '@kkini/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { CallError, isUnreached } from '../../../platform/server/call-error.ts';
import { failureKey } from '../../../platform/server/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OpeningMessenger, ShareButtonProps } from './share-button.tsx';
import styles from './share-dialog.module.css';
import { shareMessage, shareTitle } from './share-message.ts';
import { useShare } from './use-share.ts';
import type { Shares } from './use-shares.ts';

type ShareDialogProps = Pick<ShareButtonProps, 'day' | 'pathOf'> & {
  readonly shares: Shares;
  readonly messenger: OpeningMessenger;
  readonly onClose: () => void;
};

/** What others see, ways to send the link, and all links of the plan. */
export function ShareDialog({ day, pathOf, shares, messenger, onClose }: ShareDialogProps) {
  const { t } = useMessages();
  const { make, withdraw } = shares;
  const [newest] = shares.shares ?? [];
  const problem = make.error ?? withdraw.error;
  return (
    <Dialog title={t('share.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.body}>
        <Note icon="people" title={t('share.seen')}>
          {t('share.unseen')}
        </Note>
        {problem && (
          <div role="alert">
            <Note icon="alert" tone="danger">
              {t(shareProblem(problem))}
            </Note>
          </div>
        )}
        {shares.shares === null && make.isPending && <Making />}
        {shares.shares === null && make.isError && (
          <Button full onClick={() => make.mutate(false)}>
            {t('app.retry')}
          </Button>
        )}
        {newest && <ShareWays day={day} pathOf={pathOf} shareId={newest.shareId} messenger={messenger} />}
        {shares.shares !== null && <ShareLinks {...shares} shares={shares.shares} />}
      </div>
    </Dialog>
  );
}

function Making() {
  const { t } = useMessages();
  return (
    <div role="status" className={styles.ways}>
      <VisuallyHidden>{t('share.making')}</VisuallyHidden>
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </div>
  );
}

/** Message for a share that could not be created, listed or withdrawn. */
function shareProblem(error: Error): MessageKey {
  if (!(error instanceof CallError)) return 'share.failed';
  return isUnreached(error.failure) ? 'share.offline' : failureKey(error.failure);
}

type ShareWaysProps = Pick<ShareButtonProps, 'day' | 'pathOf'> & {
  readonly shareId: string;
  readonly messenger: OpeningMessenger;
};

/** Ways to send a link: the messaging app, the device's share sheet, the clipboard. */
function ShareWays({ day, pathOf, shareId, messenger }: ShareWaysProps) {
  const wording = useMessages();
  const { t } = wording;
  const { site, hasShareSheet, copyText } = usePlatform();
  const share = useShare();
  const [isSending, setSending] = useState(false);
  const showToast = useToast();
  const path = pathOf(shareId);
  const url = site.screen(path);
  const title = shareTitle(t, day);
  const give = () => share({ title, text: title, url });
  /** Waits for the app, so that a press while it is still opening is not lost. */
  async function send() {
    setSending(true);
    const opened = await messenger;
    const isTaken = await opened?.send(shareMessage(wording, { day, shareId, path, site }));
    setSending(false);
    if (!isTaken) await give();
  }
  async function copy() {
    if (await copyText(url)) showToast(t('share.copied'), 'good');
    else showToast(t('share.notCopied'));
  }
  return (
    <div className={styles.ways}>
      {messenger !== null && (
        <Button full look="kakao" busy={isSending} onClick={() => void send()}>
          {t('share.message')}
        </Button>
      )}
      {hasShareSheet() && (
        <Button full look={messenger === null ? 'primary' : 'line'} onClick={() => void give()}>
          <Icon name="share" size={22} />
          {t('share.sheet')}
        </Button>
      )}
      <Button
        full
        look={messenger === null && !hasShareSheet() ? 'primary' : 'line'}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={22} />
        {t('share.copy')}
      </Button>
      <input
        className={styles.link}
        aria-label={t('share.link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

const SEOUL_AHEAD_MS = 9 * 60 * 60 * 1000;

type ShareLinksProps = Omit<Shares, 'shares'> & { readonly shares: readonly ShareWire[] };

function ShareLinks({ shares, make, withdraw }: ShareLinksProps) {
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

/** One link with its time of creation; withdrawing asks for confirmation. */
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
