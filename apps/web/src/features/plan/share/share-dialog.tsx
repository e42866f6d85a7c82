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
import type { ShareButtonProps } from './share-button.tsx';
import styles from './share-dialog.module.css';
import { ShareLinks } from './share-links.tsx';
import { shareMessage, shareTitle } from './share-message.ts';
import type { MessengerState } from './use-messenger.ts';
import { useShare } from './use-share.ts';
import type { Shares } from './use-shares.ts';

type ShareDialogProps = Pick<ShareButtonProps, 'day' | 'pathOf'> & {
  readonly shares: Shares;
  readonly messenger: MessengerState;
  readonly onClose: () => void;
};

/** What others see, the ways to send the link, and all links of the plan. */
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
  readonly messenger: MessengerState;
};

/** The ways to send a link: the messaging app, the share sheet of the device, the clipboard. */
function ShareWays({ day, pathOf, shareId, messenger }: ShareWaysProps) {
  const { t } = useMessages();
  const { site, hasShareSheet, copyText } = usePlatform();
  const share = useShare();
  const showToast = useToast();
  const path = pathOf(shareId);
  const url = site.screen(path);
  const title = shareTitle(t, day);
  const give = () => share({ title, text: title, url });
  async function send() {
    if (messenger === null || messenger === 'loading') return;
    const taken = await messenger.send(shareMessage(t, { day, shareId, path, site }));
    if (!taken) await give();
  }
  async function copy() {
    if (await copyText(url)) showToast(t('share.copied'), 'good');
    else showToast(t('share.notCopied'));
  }
  return (
    <div className={styles.ways}>
      {messenger !== null && (
        <Button full look="kakao" busy={messenger === 'loading'} onClick={() => void send()}>
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
