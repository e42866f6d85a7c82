import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { BackButton, Header } from '../../ui/header.tsx';
import { useGoBack } from '../navigation/use-go-back.ts';
import { BrandLink } from './brand-link.tsx';
import { HeaderTools } from './header-tools.tsx';

type AppHeaderProps = {
  /** Links between the screens of one plan. */
  readonly nav?: ReactNode;
};

export function AppHeader({ nav }: AppHeaderProps) {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <Header start={<BackButton label={t('app.back')} onPress={goBack} />} end={<HeaderTools />}>
      <BrandLink />
      {nav}
    </Header>
  );
}
