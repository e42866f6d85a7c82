import { CallError } from '../../platform/server/call-error.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import type { Translate } from '../../messages/translate.ts';
import { Button } from '../../ui/button.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';

type ProductProblemProps = { readonly error: Error; readonly onReload: () => void };

/** The product did not arrive; an id that cannot be one needs no second try. */
export function ProductProblem({ error, onReload }: ProductProblemProps) {
  const { t } = useMessages();
  const documentTitle = t('app.documentTitle', { title: t('product.title') });
  if (error instanceof CallError && error.failure.code === 'invalidProductId') {
    return (
      <StateMessage
        title={t('product.invalid')}
        documentTitle={documentTitle}
        detail={t('product.invalidText')}
      />
    );
  }
  return (
    <StateMessage
      title={t('product.failed')}
      documentTitle={documentTitle}
      detail={t('product.failure', { message: messageOf(t, error) })}
    >
      <Button full onClick={onReload}>
        {t('product.reload')}
      </Button>
    </StateMessage>
  );
}

/** A refused call is named by its status text (specification, section 7); HTTP/2 sends none. */
function messageOf(t: Translate, error: Error): string {
  if (!(error instanceof CallError) || error.failure.status === null) return error.message;
  return t('product.failureText', { statusText: error.failure.statusText || error.message });
}
