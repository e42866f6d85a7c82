import type { PortionWire } from '@kkini/contract';
import { dishTitle } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Wording } from '../../../messages/translate.ts';
import { companionPicture } from '../../../platform/address/companion-picture.ts';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import rows from '../companions/companion-rows.module.css';
import { extraAmount, extrasOf, type SharedExtra } from '../model/extra-words.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import styles from './extra-rows.module.css';

type ExtraRowsProps = {
  readonly reader: PlanReader;
  readonly slot: PlanSlot;
  readonly portions: readonly PortionWire[];
};

/** What some people eat besides a meal, and why: each food once, with the names of those who eat it where several eat. */
export function ExtraRows({ reader, slot: { date, time: mealTime }, portions }: ExtraRowsProps) {
  const wording = useMessages();
  const { t } = wording;
  const extras = extrasOf(t, portions);
  if (extras.length === 0) return null;
  return (
    <section className={styles.extras} aria-label={t('extra.label')}>
      <ul>
        {extras.map((shared) => {
          const { id } = shared.extra;
          return (
            <li key={id} className={styles.row}>
              <span className={rows.picture}>
                <Picture src={companionPicture(id)} />
              </span>
              <Link
                className={rows.dish}
                to={recipeDetailPath({ id, ...reader, date, mealTime })}
                state={{ from: 'day' }}
                draggable={false}
              >
                <b>
                  <MixedText text={dishTitle(wording, shared.extra)} />
                </b>{' '}
                <span>{factsOf(wording, shared).join(' · ')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>{t('extra.why')}</p>
    </section>
  );
}

/** For whom alone it is, how much it is and its energy. */
function factsOf(wording: Wording, { extra, whose }: SharedExtra): readonly string[] {
  const { t } = wording;
  const amount = extraAmount(wording, extra);
  const { energyKcal } = extra;
  return [
    ...(whose === null ? [] : [t('extra.of', { whose })]),
    ...(amount === null ? [] : [amount]),
    ...(energyKcal === null ? [] : [t('meal.energy', { energy: figure(energyKcal) })]),
  ];
}
