import { usePlatform } from '../../../platform/platform-context.tsx';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { ShareButtonProps } from './share-button.tsx';
import styles from './share-dialog.module.css';
import { shareMessage, shareTitle } from './share-message.ts';
import type { MessengerState } from './use-messenger.ts';
import { useShare } from './use-share.ts';

type ShareWaysProps = Pick<ShareButtonProps, 'day' | 'pathOf'> & {
  readonly shareId: string;
  readonly messenger: MessengerState;
};

/** The ways a link can go: the messaging app, the share sheet of the device, the clipboard. */
export function ShareWays({ day, pathOf, shareId, messenger }: ShareWaysProps) {
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
