import { useMessages } from '../messages/messages-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** While the script of the first screen is on its way. */
export function LoadingScreen() {
  const { t } = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </div>
  );
}
