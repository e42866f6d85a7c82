import { ACTIVITIES, doubtfulMeasures, type Measure, type Person, SEXES, type Target } from '@kkini/domain';
import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { AnswerChips } from './answer-chips.tsx';
import { FoldedQuestion } from './folded-question.tsx';
import styles from './person-fields.module.css';

const MOST = 20;

/** Targets that are one person by their name. */
const SINGLE: readonly Target[] = ['self', 'spouse'];

const LONGEST = 6;

type PersonFieldsProps = {
  readonly person: Person;
  readonly name: string;
  readonly onChange: (person: Person) => void;
  /** Separates people described together; absent if there is nothing to separate. */
  readonly onSeparate?: (() => void) | undefined;
};

/** Fields of a person: sex, birth year, height, weight, activity, and the number of such people. */
export function PersonFields({ person, name, onChange, onSeparate }: PersonFieldsProps) {
  const { t } = useMessages();
  // A figure is checked once the visitor leaves its field.
  const [typed, setTyped] = useState<Measure | null>(null);
  const settled = typed === null ? person : { ...person, [typed]: null };
  const doubtful = doubtfulMeasures(settled, Number(useToday().slice(0, 4)));
  const measure = (name: Measure, unit: string) => (
    <MeasureField
      label={t(`bodies.${name}`)}
      unit={unit}
      value={person[name]}
      onChange={(value) => {
        setTyped(name);
        onChange({ ...person, [name]: value });
      }}
      onBlur={() => setTyped(null)}
      doubt={doubtful.includes(name) ? t(`bodies.${name}Doubted`) : null}
    />
  );
  return (
    <div className={styles.fields}>
      <AnswerChips
        legend={t('bodies.sex')}
        answers={SEXES.map((sex) => ({ value: sex, label: t(`bodies.${sex}`) }))}
        chosen={person.sex}
        onChoose={(sex) => onChange({ ...person, sex })}
      />
      <div className={styles.measures}>
        {measure('birthYear', t('bodies.birthYearUnit'))}
        {measure('heightCm', 'cm')}
        {measure('weightKg', 'kg')}
        {doubtful.length > 0 && <p className={styles.hint}>{t('bodies.doubted')}</p>}
      </div>
      <div className={styles.people}>
        {(!SINGLE.includes(person.target) || person.count > 1) && (
          <HeadCount
            target={name}
            count={person.count}
            onChange={(count) => onChange({ ...person, count })}
          />
        )}
        {onSeparate && (
          <>
            <p className={styles.hint}>{t('bodies.separateHint')}</p>
            <Button look="soft" size="small" onClick={onSeparate}>
              {t('bodies.separate')}
            </Button>
          </>
        )}
      </div>
      <FoldedQuestion
        legend={t('bodies.activity')}
        answers={ACTIVITIES.map((activity) => ({ value: activity, label: t(`bodies.${activity}`) }))}
        chosen={person.activity}
        onChoose={(activity) => onChange({ ...person, activity })}
      />
    </div>
  );
}

type MeasureFieldProps = {
  readonly label: string;
  readonly unit: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur: () => void;
  /** Why the value is invalid. */
  readonly doubt?: string | null;
};

/** A number field for a body measurement; empty means skipped. */
function MeasureField({ label, unit, value, onChange, onBlur, doubt }: MeasureFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  function change(typed: string) {
    const plain = typed.replace(',', '.').replace(/[^\d.]/g, '');
    setText(plain);
    const figure = Number(plain);
    onChange(plain === '' || !Number.isFinite(figure) ? null : figure);
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
      error={doubt}
      end={unit && <span className={styles.unit}>{unit}</span>}
    />
  );
}

type HeadCountProps = {
  readonly target: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
};

/** Number of people of one target who eat. */
function HeadCount({ target, count, onChange }: HeadCountProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('bodies.count')}
      </span>
      <Button
        look="plain"
        size="small"
        aria-label={t('bodies.fewer', { target })}
        aria-disabled={count <= 1}
        onClick={() => onChange(Math.max(1, count - 1))}
      >
        <Icon name="minus" size={20} />
      </Button>
      <output className={styles.count} aria-live="polite">
        {t('bodies.countValue', { count })}
      </output>
      <Button
        look="plain"
        size="small"
        aria-label={t('bodies.more', { target })}
        aria-disabled={count >= MOST}
        onClick={() => onChange(Math.min(MOST, count + 1))}
      >
        <Icon name="plus" size={20} />
      </Button>
    </fieldset>
  );
}
