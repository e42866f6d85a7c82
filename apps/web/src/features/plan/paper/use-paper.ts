import { useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { PaperFormat } from './make-file.ts';

/** The file being made, and how much of it is done. */
type Making = { readonly format: PaperFormat; readonly percent: number };

/** Saves days as a picture or a document; one file at a time. */
export function usePaper(days: readonly PlanDay[]): {
  readonly making: Making | null;
  readonly save: (format: PaperFormat) => Promise<void>;
} {
  const platform = usePlatform();
  const { t, locale } = useMessages();
  const showToast = useToast();
  const [making, setMaking] = useState<Making | null>(null);
  async function make(format: PaperFormat): Promise<void> {
    const progress = (done: number, total: number) =>
      setMaking({ format, percent: Math.round((100 * done) / total) });
    const [paper, { makeFile }] = await Promise.all([
      platform.openPaper(),
      loadChunk(() => import('./make-file.ts')),
    ]);
    const file = await makeFile({ paper, t, locale, progress }, format, days);
    if ((await platform.giveFile(file)) === 'saved') showToast(t('paper.saved'), 'good');
  }
  async function save(format: PaperFormat): Promise<void> {
    if (making) return;
    setMaking({ format, percent: 0 });
    await make(format).catch((cause: unknown) => {
      platform.log('the file could not be made', cause);
      showToast(t('paper.failed'));
    });
    setMaking(null);
  }
  return { making, save };
}
