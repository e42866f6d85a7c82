import type { ShareWire } from '@kkini/contract';
import { useId, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link.tsx';
import type { Shares } from './use-shares.ts';

type ShareLinksProps = Omit<Shares, 'shares'> & { readonly shares: readonly ShareWire[] };

/** The links to a plan, each of which can be withdrawn, and a way to make one more. */
export function ShareLinks({ shares, make, withdraw }: ShareLinksProps) {
  const { t } = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function stop(shareId: string) {
    make.reset();
    // The button that was pressed goes with its link.
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
