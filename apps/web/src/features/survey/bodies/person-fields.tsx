import { ACTIVITIES, doubtfulMeasures, type Measure, type Person, SEXES } from '@kkini/domain';
import { useToday } from '../../../platform/use-today.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { AnswerChips } from './answer-chips.tsx';
import { HeadCount } from './head-count.tsx';
import { MeasureField } from './measure-field.tsx';
import styles from './person-fields.module.css';

type PersonFieldsProps = {
  readonly person: Person;
  readonly onChange: (person: Person) => void;
};

/** Who somebody is: sex, birth year, height, weight, activity, and how many of them eat along. */
export function PersonFields({ person, onChange }: PersonFieldsProps) {
  const { t } = useMessages();
  const doubtful = doubtfulMeasures(person, Number(useToday().slice(0, 4)));
  const measure = (name: Measure, unit: string) => (
    <MeasureField
      label={t(`bodies.${name}`)}
      unit={unit}
      value={person[name]}
      onChange={(value) => onChange({ ...person, [name]: value })}
      doubt={doubtful.includes(name) ? t('bodies.doubted') : null}
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
      </div>
      <AnswerChips
        legend={t('bodies.activity')}
        answers={ACTIVITIES.map((activity) => ({ value: activity, label: t(`bodies.${activity}`) }))}
        chosen={person.activity}
        onChoose={(activity) => onChange({ ...person, activity })}
      />
      <HeadCount
        target={t(`target.${person.target}`)}
        count={person.count}
        onChange={(count) => onChange({ ...person, count })}
      />
    </div>
  );
}
