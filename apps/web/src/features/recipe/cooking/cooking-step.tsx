import { durationsIn } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cooking-step.module.css';
import type { IngredientText, StepText } from '../read-recipe-texts.ts';
import { StepTimer } from './step-timer.tsx';
import type { Timers } from './use-timers.ts';

type CookingStepProps = {
  readonly step: StepText;
  readonly stepWords: string;
  readonly ingredients: readonly IngredientText[];
  /** Address of an icon by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
  readonly timers: Timers;
};

export function CookingStep({ step, stepWords, ingredients, images, timers }: CookingStepProps) {
  const { t } = useMessages();
  const durations = [step.text, ...step.details].flatMap((text) => durationsIn(text));
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{stepWords}</VisuallyHidden>
        <p className={styles.text} lang="ko">
          <TimedText text={step.text} />
        </p>
        {step.details.length > 0 && (
          <ul className={styles.details} lang="ko">
            {step.details.map((detail) => (
              <li key={detail}>
                <TimedText text={detail} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {ingredients.length > 0 && (
        <ul className={styles.amounts} aria-label={t('cooking.amounts')}>
          {ingredients.map(({ name, amount }) => (
            <li key={name}>
              {images[name] && (
                <span className={styles.drawing}>
                  <Picture src={images[name]} />
                </span>
              )}
              <span lang="ko">
                {name} <span className={styles.amount}>{amount}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.timers}>
        {durations.map(({ seconds, start }, order) => {
          const key = `${step.number}-${order}`;
          return <StepTimer key={`${key}-${start}`} timer={timers.of(key, { step: step.number, seconds })} />;
        })}
      </div>
    </>
  );
}

/** A text whose lengths of time stand out. */
function TimedText({ text }: { readonly text: string }) {
  const marks = durationsIn(text);
  return (
    <>
      {marks.map(({ start, end }, order) => (
        <span key={start}>
          {text.slice(marks[order - 1]?.end ?? 0, start)}
          <span className={styles.time}>{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
