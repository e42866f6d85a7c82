import { Outlet } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { BackButton, Header } from '../../ui/header.tsx';
import { AppMenu } from '../header/app-menu.tsx';
import { BrandLink } from '../header/brand-link.tsx';
import { useGoBack } from '../navigation/use-go-back.ts';
import { WholeCatalogue } from '../start/whole-catalogue.tsx';

/** Frame of sign-in and sign-up: back button and brand, no other links. */
export function SignLayout() {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <WholeCatalogue>
      <Header start={<BackButton label={t('app.back')} onPress={goBack} />} end={<AppMenu />}>
        <BrandLink />
      </Header>
      <Outlet />
    </WholeCatalogue>
  );
}
