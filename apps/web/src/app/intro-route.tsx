import { IntroScreen } from '../features/survey/intro-screen.tsx';
import { AppMenu } from './app-menu.tsx';
import { BrandLink } from './brand-link.tsx';

export function IntroRoute() {
  return <IntroScreen brand={<BrandLink tone="light" />} menu={<AppMenu onCloth />} />;
}
