import { useMessages } from '../../messages/messages-context.tsx';
import type { StepText } from './read-recipe-texts.ts';
import styles from './recipe-steps.module.css';

export function RecipeSteps({ steps }: { readonly steps: readonly StepText[] }) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('recipe.steps')}</h2>
      <ol className={styles.steps} lang="ko">
        {steps.map(({ number, text, details }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <div>
              <p>{text}</p>
              {details.length > 0 && (
                <ul>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
