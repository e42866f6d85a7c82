import { useEffect } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { CHUNK_FAILED, ChunkError } from '../../platform/load-chunk.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorScreen } from '../navigation/error-screen.tsx';

/** In place of screens: one of them threw or its script did not arrive. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { t } = useMessages();
  const { log } = usePlatform();
  const chunk = error instanceof ChunkError ? error : null;
  useEffect(() => {
    if (chunk) log(CHUNK_FAILED, chunk.problem);
  }, [chunk, log]);
  if (chunk) {
    return (
      <ErrorScreen title={t('error.chunk')} lead={t('error.chunkLead')} details={chunk.message}>
        <Button full onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
      </ErrorScreen>
    );
  }
  return <ErrorScreen unexpected={messageOf(error)} />;
}

/** The message of what was thrown, or the status text of an answer that was. */
function messageOf(error: unknown): string {
  if (error instanceof Response) return error.statusText || String(error.status);
  return error instanceof Error ? error.message || error.name : String(error);
}
