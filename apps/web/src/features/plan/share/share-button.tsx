import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Messenger } from '../../../platform/device/messenger.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LateDialog } from '../dialogs/late-dialog.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import styles from '../plan-action.module.css';
import { useShares } from './use-shares.ts';

export type ShareButtonProps = {
  readonly surveyId: string;
  /** The day whose meals a message lists. */
  readonly day: PlanDay;
  /** Path of the shared screen, by share id. */
  readonly pathOf: (shareId: string) => string;
  /** As wide as its words from tablets on, because it lies beside the heading. */
  readonly compact?: boolean;
};

/** Shares the plan by a link. Pressing the button creates the link, or finds the newest, and shows ways to send it. */
export function ShareButton({ surveyId, day, pathOf, compact = false }: ShareButtonProps) {
  const { t } = useMessages();
  const { connection } = usePlatform();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { messenger, prepare } = useMessenger();
  const shares = useShares(surveyId, {
    onAnother: () => showToast(t('share.anotherMade'), 'good'),
    onWithdrawn: () => showToast(t('share.withdrawn'), 'good'),
  });
  const close = () => setOpen(false);
  function open() {
    if (!connection.isOnline()) return showToast(t('share.offline'));
    setOpen(true);
    shares.withdraw.reset();
    shares.make.mutate(false);
    void prepare();
  }
  return (
    <>
      <Button
        look="plain"
        size="small"
        className={compact ? styles.compact : styles.button}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="share" size={22} />
        {t('plan.share')}
      </Button>
      <LateDialog isOpen={isOpen} onClose={close}>
        {({ ShareDialog }) => <ShareDialog {...{ day, pathOf, shares, messenger }} onClose={close} />}
      </LateDialog>
    </>
  );
}

/** A messaging app being opened; null if none can be used. */
export type OpeningMessenger = Promise<Messenger | null> | null;

/** Loads the messaging app shortly before it is used. */
function useMessenger(): {
  readonly messenger: OpeningMessenger;
  readonly prepare: () => Promise<void>;
} {
  const { loadConfig, openMessenger } = usePlatform();
  const [messenger, setMessenger] = useState<OpeningMessenger>(null);
  async function prepare() {
    const { shareSdk } = await loadConfig();
    if (shareSdk === null) return;
    const opening = openMessenger();
    setMessenger(opening);
    if ((await opening) === null) setMessenger(null);
  }
  return { messenger, prepare };
}
