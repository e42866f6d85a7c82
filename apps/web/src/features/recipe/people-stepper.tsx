import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { MOST_PEOPLE, PEOPLE_QUERY } from '../../platform/address/detail-address.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './people-stepper.module.css';

/** Chooses the number of people for the amounts. It is part of the address, so that other dishes keep it. */
export function PeopleStepper({ people }: { readonly people: number }) {
  const { t } = useMessages();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const most = Math.max(MOST_PEOPLE, people);
  function change(by: number) {
    const next = Math.min(most, Math.max(1, people + by));
    const query = new URLSearchParams(search);
    query.set(PEOPLE_QUERY, String(next));
    navigate({ search: query.toString() }, { replace: true, state });
  }
  return (
    <fieldset className={styles.stepper} aria-label={t('recipe.people')}>
      <button
        type="button"
        aria-label={t('recipe.fewerPeople')}
        aria-disabled={people <= 1}
        onClick={() => change(-1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output aria-live="polite">{t('recipe.peopleCount', { people })}</output>
      <button
        type="button"
        aria-label={t('recipe.morePeople')}
        aria-disabled={people >= most}
        onClick={() => change(1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </fieldset>
  );
}
