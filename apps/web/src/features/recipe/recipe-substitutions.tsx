import type { RecipeWire } from '@kkini/contract';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './recipe-substitutions.module.css';

type RecipeSubstitutionsProps = { readonly substitutions: RecipeWire['substitutions'] };

/** Foods that may be replaced and how. */
export function RecipeSubstitutions({ substitutions }: RecipeSubstitutionsProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('recipe.substitutions')}</h2>
      <ul className={styles.swaps} lang="ko">
        {substitutions.map(({ from, to, note }) => (
          <li key={`${from} ${to}`} className={styles.swap}>
            <strong>{t('recipe.substitution', { from, to })}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
