import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { BackButton } from '../ui/back-button.tsx';
import { Header } from '../ui/header.tsx';
import { AppMenu } from './app-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { useGoBack } from './use-go-back.ts';

type AppHeaderProps = {
  /** Ways between the screens of one plan. */
  readonly nav?: ReactNode;
  readonly children?: ReactNode;
};

/** Back, brand, tools of the screen (`children`) and the menu. */
export function AppHeader({ nav, children }: AppHeaderProps) {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <Header
      start={<BackButton label={t('app.back')} onPress={goBack} />}
      end={
        <>
          {children}
          <AppMenu />
        </>
      }
    >
      <BrandLink />
      {nav}
    </Header>
  );
}
