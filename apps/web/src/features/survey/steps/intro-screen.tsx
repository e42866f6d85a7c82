import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { TableScene } from '../target/table-scene.tsx';
import styles from './intro-screen.module.css';
import { type BringScreen, IntroWays } from './intro-ways.tsx';

type IntroScreenProps = {
  readonly brand: ReactNode;
  readonly tools: ReactNode;
  readonly bring: BringScreen;
  readonly children?: ReactNode;
};

export function IntroScreen({ brand, tools, bring, children }: IntroScreenProps) {
  const { t } = useMessages();
  return (
    <div className={styles.intro}>
      <TableScene layout="phone" className={styles.scene} />
      <header className={styles.header}>
        {brand}
        {tools}
      </header>
      <main className={styles.main}>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('intro.documentTitle') })}>
          {`${t('intro.titleFirst')}\n${t('intro.titleSecond')}`}
        </ScreenHeading>
        <p className={styles.lead}>{`${t('intro.leadFirst')}\n${t('intro.leadSecond')}`}</p>
        <div className={styles.ways}>
          <IntroWays bring={bring} />
          {children ?? <p className={styles.hint}>{t('intro.noAccount')}</p>}
        </div>
      </main>
    </div>
  );
}
