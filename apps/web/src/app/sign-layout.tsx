import { Outlet } from 'react-router';
import { useMessages } from '../messages/messages-context.tsx';
import { BackButton } from '../ui/back-button.tsx';
import { Header } from '../ui/header.tsx';
import { AppMenu } from './app-menu.tsx';
import { useGoBack } from './use-go-back.ts';
import { WholeCatalogue } from './whole-catalogue.tsx';

/** Frame of sign-in and sign-up: nothing that leads elsewhere but the way back. */
export function SignLayout() {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <WholeCatalogue>
      <Header start={<BackButton label={t('app.back')} onPress={goBack} />} end={<AppMenu />} />
      <Outlet />
    </WholeCatalogue>
  );
}
