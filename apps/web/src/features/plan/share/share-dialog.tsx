import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ShareButtonProps } from './share-button.tsx';
import styles from './share-dialog.module.css';
import { ShareLinks } from './share-links.tsx';
import { shareProblem } from './share-problem.ts';
import { ShareWays } from './share-ways.tsx';
import type { MessengerState } from './use-messenger.ts';
import type { Shares } from './use-shares.ts';

type ShareDialogProps = Pick<ShareButtonProps, 'day' | 'pathOf'> & {
  readonly shares: Shares;
  readonly messenger: MessengerState;
  readonly onClose: () => void;
};

/** What others will see, the ways to send the link, and the links there are. */
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
