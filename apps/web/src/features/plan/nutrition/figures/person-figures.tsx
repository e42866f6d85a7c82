import type { FigureVerdictWire } from '@kkini/contract';
import { glycemicBand } from '@kkini/domain/portions';
import { useId, useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { personNames } from '../../../../messages/person-names.ts';
import type { Translate } from '../../../../messages/translate.ts';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { amountWords, limitName, missedBy, rangeWords } from '../../model/limit-words.ts';
import type { DayStanding } from '../../standing/day-standing.ts';
import { figureWords } from '../../standing/standing-words.ts';
import { VerdictTag } from '../../standing/verdict-tag.tsx';
import styles from './person-figures.module.css';

/** One person's own portions beside that person's limits; chips choose the person. */
export function PersonFigures({ standing: { persons } }: { readonly standing: DayStanding }) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const names = personNames(t, persons);
  const at = Math.min(chosen, persons.length - 1);
  const person = persons[at];
  if (person === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('eaten.figuresOf', { target: names[at] ?? '' })}</h2>
      <fieldset className={styles.names} aria-label={t('eaten.person')}>
        {names.map((name, each) => (
          <Chip key={name} size="small" pressed={each === at} onPress={() => setChosen(each)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <ul className={styles.figures}>
        {person.figures.map((each) => (
          <Figure
            key={`${each.nutrient} ${each.per}`}
            figure={each}
            isPraised={person.verdict === 'within'}
          />
        ))}
      </ul>
    </section>
  );
}

type FigureProps = { readonly figure: FigureVerdictWire; readonly isPraised: boolean };

/** One nutrient; "within" shows only where the whole day is (safety-rules section 11). */
function Figure({ figure, isPraised }: FigureProps) {
  const { t } = useMessages();
  const { nutrient, unit, value, verdict } = figure;
  const isCounted = nutrient !== 'glycemicLoad';
  return (
    <li>
      <div className={styles.line}>
        <b>{limitName(t, figure)}</b>
        <span>
          {value !== null && <b>{isCounted ? amountWords(t, value, unit) : bandWords(t, figure, value)}</b>}
          {isCounted && ` / ${rangeWords(t, figure, unit)}`}
        </span>
      </div>
      {(verdict !== 'within' || isPraised) && (
        <VerdictTag verdict={verdict} words={figureWords(t, verdict, offWords(t, figure))} />
      )}
    </li>
  );
}

/** The band of a meal's load; a day's load has none (safety-rules section 8.5). */
function bandWords(t: Translate, { per }: FigureVerdictWire, value: number): string {
  return per === 'meal' ? t(`glycemicBand.${glycemicBand(value)}`) : '';
}

function offWords(t: Translate, figure: FigureVerdictWire): string | null {
  const { nutrient, unit, value } = figure;
  if (value === null || nutrient === 'glycemicLoad') return null;
  const off = missedBy(value, figure);
  return off > 0 ? amountWords(t, off, unit) : null;
}
