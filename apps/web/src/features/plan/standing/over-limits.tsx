import type { LimitedNutrient } from '@kkini/domain/limits';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { VerdictTag } from './verdict-tag.tsx';

/** What a meal has too much of, by the verdict on its day; empty if nothing. */
export function overWords(t: Translate, over: readonly LimitedNutrient[]): readonly string[] {
  if (over.length === 0) return [];
  const nutrients = over.map((nutrient) => t(`nutrient.${nutrient}`)).join(', ');
  return [t('judgement.above', { nutrients })];
}

/** The same as a tag. */
export function OverLimits({ over }: { readonly over: readonly LimitedNutrient[] }) {
  const { t } = useMessages();
  return overWords(t, over).map((words) => <VerdictTag key={words} verdict="over" words={words} />);
}
