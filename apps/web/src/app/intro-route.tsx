import { IntroScreen } from '../features/survey/intro-screen.tsx';
import { BrandLink } from './brand-link.tsx';
import { HeaderTools } from './header-tools.tsx';

export function IntroRoute() {
  return <IntroScreen brand={<BrandLink tone="light" />} tools={<HeaderTools onCloth />} />;
}
