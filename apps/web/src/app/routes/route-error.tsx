import { useEffect } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { CHUNK_FAILED, ChunkError } from '../../platform/load-chunk.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorScreen } from '../navigation/error-screen.tsx';

/** Replaces a screen that threw or whose script did not load. */
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

/** The message of a thrown error, or the status text of a thrown response. */
function messageOf(error: unknown): string {
  if (error instanceof Response) return error.statusText || String(error.status);
  return error instanceof Error ? error.message || error.name : String(error);
}
