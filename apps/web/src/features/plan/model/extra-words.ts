import type { ExtraWire, PortionWire } from '@kkini/contract';
import { companionName } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';

/** An extra of some people; `whose` names them if others eat without it. */
export type SharedExtra = { readonly extra: ExtraWire; readonly whose: string | null };

/** Extras of a meal, each food once. */
export function extrasOf(t: Translate, portions: readonly PortionWire[]): readonly SharedExtra[] {
  const foods = new Map(portions.flatMap(({ extra }) => (extra === null ? [] : [[extra.id, extra]])));
  const names = personNames(t, portions);
  return [...foods.values()].map((extra) => {
    const eaters = names.filter((_, at) => portions[at]?.extra?.id === extra.id);
    return { extra, whose: eaters.length === names.length ? null : eaters.join(', ') };
  });
}

/** Why a meal has extras: what the days of those who eat them lack without them. */
export function extraReason(t: Translate, portions: readonly PortionWire[]): string {
  const fills = new Set(
    portions.flatMap(({ extra }) => (extra === null ? [] : [extra.fills ?? ('any' as const)])),
  );
  return t('extra.why', { what: [...fills].map((each) => t(`extra.fills.${each}`)).join(', ') });
}

/** "1팩"; in grams for readers in another language than the amount's. */
export function extraAmount({ t, locale }: Wording, { amount, grams }: ExtraWire): string | null {
  if (locale === 'ko' && amount !== null) return amount;
  return grams === null ? null : t('portion.grams', { grams: figure(grams) });
}

/** "본인만 우유 1팩 더" in one line, for paper. */
export function extraLine(wording: Wording, { extra, whose }: SharedExtra): string {
  const { t } = wording;
  const food = [companionName(wording, extra), extraAmount(wording, extra)]
    .filter((each) => each !== null)
    .join(' ');
  return whose === null ? t('extra.line', { food }) : t('extra.lineOf', { food, whose });
}
