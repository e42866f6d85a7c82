import { NUTRIENT_PROPERTIES } from '@kkini/domain';
import { useState } from 'react';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChecklistDialog } from '../../../../ui/dialogs/checklist-dialog.tsx';
import { useSurvey } from '../../model/survey-context.tsx';
import { hasQuestion, unreadWords, withoutUnread } from '../chips/chip-state.ts';
import { FoodLabel } from '../food-label.tsx';
import { excludedAlone, excludedText, quoted } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading, Readings } from '../use-readings.ts';
import styles from './exclusion-questions.module.css';
import { HealthFactsNote, openHealthFacts, QuestionNote } from './question-note.tsx';

type ExclusionQuestionsProps = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly onRewrite: (food: string) => void;
  readonly rewriteLabel: string;
  /** Called when the visitor wants to retype the text. */
  readonly rewriting?: string | null;
  /** Called once the visitor has answered and the question disappears. */
  readonly onAnswered: () => void;
  /** Opens the question about foods that may stay at once. */
  readonly asksAtOnce?: boolean;
};

/** Most questions shown at first: a pasted list may raise dozens. */
const SHOWN_AT_FIRST = 3;

export type QuestionProps = Pick<ExclusionQuestionsProps, 'exclusions' | 'onAnswered'> & {
  readonly food: string;
  readonly reading: Reading;
};

/**
 * Questions about excluded foods: unknown words, likely typos, and foods that may stay; and notes on excluded nutrients
 * and on illnesses named beside foods.
 */
export function ExclusionQuestions(props: ExclusionQuestionsProps) {
  const { exclusions, readings, rewriting = null } = props;
  const { t, locale } = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const open = exclusions.foods.flatMap((food) => {
    const reading = readings.of(food);
    const asks = reading && (reading.unread.length > 0 || isOpen(reading, exclusions.isSettled(food)));
    return asks && food !== rewriting ? [{ food, reading }] : [];
  });
  const nutrients = exclusions.foods.flatMap((food) => nutrientNames(readings.of(food), locale));
  const draft = useSurvey((state) => state.draft);
  const named = exclusions.foods.flatMap((food) => readings.of(food)?.healthFacts ?? []);
  const facts = openHealthFacts(named, draft);
  if (open.length + nutrients.length + facts.length === 0) return null;
  const shown = isWhole ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.questions}>
      {shown.map((each) => (
        <FoodQuestions key={each.food} {...props} {...each} />
      ))}
      {shown.length < open.length && (
        <Button look="plain" full onClick={() => setIsWhole(true)}>
          {t('exclusion.moreQuestions', { count: open.length - shown.length })}
        </Button>
      )}
      {nutrients.length > 0 && <NutrientNote names={[...new Set(nutrients)].join(', ')} />}
      {facts.length > 0 && <HealthFactsNote facts={facts} />}
    </div>
  );
}

function nutrientNames(reading: Reading | undefined, locale: Locale): readonly string[] {
  return (reading?.understood ?? [])
    .filter(({ kind, id }) => kind === 'property' && NUTRIENT_PROPERTIES.some((each) => each === id))
    .map((each) => each[locale]);
}

/** Notes that excluding a nutrient computes no amounts, so that people with an illness should choose the condition too. */
function NutrientNote({ names }: { readonly names: string }) {
  const { t } = useMessages();
  return (
    <QuestionNote
      icon="alert"
      tone="warm"
      title={<MixedText text={t('exclusion.nutrients', { names })} />}
      detail={t('exclusion.nutrientsDetail')}
    />
  );
}

function isOpen(reading: Reading, isSettled: boolean): boolean {
  return hasQuestion(reading) && !isSettled;
}

function FoodQuestions(props: ExclusionQuestionsProps & QuestionProps) {
  const { food, reading, exclusions, onRewrite, rewriteLabel, onAnswered } = props;
  const question = { food, reading, exclusions, onAnswered };
  const asks = isOpen(reading, exclusions.isSettled(food));
  return (
    <>
      {reading.unread.length > 0 && (
        <UnreadNote {...question} rewriteLabel={rewriteLabel} onRewrite={() => onRewrite(food)} />
      )}
      {asks && reading.suggestions.length > 0 && <SuggestionQuestion {...question} />}
      {asks && reading.asksWhatMayStay && reading.understood.length > 0 && (
        <MayStayQuestion {...question} asksAtOnce={props.asksAtOnce ?? false} />
      )}
    </>
  );
}

type UnreadNoteProps = QuestionProps & { readonly rewriteLabel: string; readonly onRewrite: () => void };

/** Unknown words: they exclude only dishes that name them (safety-rules section 10, rule 6). */
function UnreadNote({ food, reading, exclusions, onAnswered, ...rewrite }: UnreadNoteProps) {
  const wording = useMessages();
  const { t } = wording;
  const isSevere = exclusions.strictness(food) === 'severeAllergy';
  return (
    <QuestionNote
      icon="alert"
      tone="warm"
      title={<MixedText text={unreadWords(wording, reading)} />}
      detail={isSevere && t('exclusion.unreadSevere')}
    >
      <Button size="small" look="line" onClick={rewrite.onRewrite}>
        {rewrite.rewriteLabel}
      </Button>
      <Button
        size="small"
        look="line"
        onClick={() => {
          exclusions.replace(food, withoutUnread(reading));
          onAnswered();
        }}
      >
        {t('exclusion.remove')}
      </Button>
    </QuestionNote>
  );
}

/** A likely typo; until it is answered both readings are excluded (safety-rules section 10, rule 5). */
function SuggestionQuestion({ food, reading, exclusions, onAnswered }: QuestionProps) {
  const { t, locale } = useMessages();
  const { suggestions, understood, unread } = reading;
  const names = suggestions.map((each) => each[locale]).join(', ');
  const typed = quoted([...new Set(suggestions.map((each) => each.typed))]);
  function mean(suggestion: (typeof suggestions)[number]) {
    const others = suggestions.filter((each) => each.typed !== suggestion.typed);
    // The rest of the text stays as it is.
    const rest = [...understood.map(excludedText), ...others.map((each) => each.typed), ...unread];
    exclusions.replace(food, [excludedText(suggestion), ...rest]);
    onAnswered();
  }
  function keep() {
    exclusions.settle(food);
    onAnswered();
  }
  return (
    <QuestionNote
      icon="question"
      tone="green"
      title={<MixedText text={t('exclusion.didYouMean', { names })} />}
      detail={<MixedText text={t('exclusion.bothUntilThen', { typed, names })} />}
    >
      {suggestions.map((each) => (
        <Button key={each.id} size="small" onClick={() => mean(each)}>
          <span>
            <MixedText text={t('exclusion.yes', { name: each[locale] })} />
          </span>
        </Button>
      ))}
      <Button size="small" look="line" onClick={keep}>
        {t('exclusion.no')}
      </Button>
    </QuestionNote>
  );
}

type MayStayQuestionProps = QuestionProps & { readonly asksAtOnce: boolean };

/**
 * Question about a text that says some food may be eaten; all of it is excluded until it is answered (safety-rules section 10, rule
 * 4).
 */
function MayStayQuestion(props: MayStayQuestionProps) {
  const { food, reading, exclusions, onAnswered, asksAtOnce } = props;
  const { t } = useMessages();
  const [isAsking, setIsAsking] = useState(asksAtOnce);
  const text = quoted([food]);
  const hasGroup = reading.understood.some(({ kind }) => kind === 'group');
  const detail = t('exclusion.mayStayDetail') + (hasGroup ? ` ${t('exclusion.mayStayGroup')}` : '');
  function answer(ticked: readonly string[]) {
    if (ticked.length === reading.understood.length) exclusions.settle(food);
    else exclusions.replace(food, stayingOut(reading, ticked));
    setIsAsking(false);
    onAnswered();
  }
  return (
    <>
      <QuestionNote
        icon="question"
        tone="green"
        title={<MixedText text={t('exclusion.mayStayNote', { text })} />}
      >
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('exclusion.mayStayChoose')}
        </Button>
      </QuestionNote>
      {isAsking && (
        <ChecklistDialog
          message={<MixedText text={t('exclusion.mayStay', { text })} />}
          detail={detail}
          items={reading.understood.map((each) => ({
            key: each.id,
            name: <FoodLabel food={each.ko} named={each} />,
          }))}
          confirmLabel={t('exclusion.mayStayDone')}
          onConfirm={answer}
          cancelLabel={t('exclusion.mayStayLater')}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Each food that stays excluded, as that food only, so that none is read so widely that it includes a food that may be eaten. */
function stayingOut({ understood, unread }: Reading, ticked: readonly string[]): readonly string[] {
  const foods = understood
    .filter(({ id }) => ticked.includes(id))
    .map(({ id, kind, ko }) => (kind === 'property' ? ko : excludedAlone(id)));
  return [...foods, ...unread];
}
