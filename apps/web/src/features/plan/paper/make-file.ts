import type { Locale } from '../../../messages/locale.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { Paper, Progress } from '../../../platform/paper/paper.ts';
import type { Sheet } from '../../../platform/paper/sheet.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { daySheet, type PaperDay } from './day-sheet.ts';
import type { SheetMeans } from './sheet-parts.ts';
import { weekSheet } from './week-sheet.ts';

const FORMATS = ['png', 'pdf'] as const;
export type PaperFormat = (typeof FORMATS)[number];

type FileMeans = {
  readonly paper: Paper;
  readonly t: Translate;
  readonly locale: Locale;
  readonly progress: Progress;
};

/** A file of one day, or of several as a week, named by its dates. */
export async function makeFile(
  { paper, t, locale, progress }: FileMeans,
  format: PaperFormat,
  days: readonly PaperDay[],
): Promise<File> {
  const draw = (means: SheetMeans) => sheetOf(means, days);
  // A first layout without widths collects the characters the fonts must contain.
  const measure = await paper.measure(textsOf(draw({ t, locale, measure: () => 0 })));
  const sheet = draw({ t, locale, measure });
  const content =
    format === 'png'
      ? await paper.png(sheet, progress)
      : await paper.pdf([sheet], { lang: locale, progress });
  return new File([content], `${fileName(t, days)}.${format}`, { type: content.type });
}

function sheetOf(means: SheetMeans, days: readonly PaperDay[]): Sheet {
  const [day] = days;
  return day && days.length === 1 ? daySheet(means, day) : weekSheet(means, days);
}

function textsOf(sheet: Sheet): readonly string[] {
  return sheet.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

function fileName(t: Translate, days: readonly PlanDay[]): string {
  const first = days.at(0)?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  return first === last ? t('paper.fileDay', { date: first }) : t('paper.fileWeek', { first, last });
}
