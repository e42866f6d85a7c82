import {
  AREA_EN,
  AREA_MAX_LENGTH,
  AREAS,
  type Area,
  areaInEnglish,
  MEAL_TIMES,
  searchFoods,
} from '@kkini/domain';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Named } from '../../../messages/named.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import chip from '../../../ui/fields/chip.module.css';
import { Chip, RemovableChip } from '../../../ui/fields/chip.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { AS_IS_KEY, asIsOption, MatchedText } from '../as-is-option.tsx';
import { focusQuestion } from '../model/focus-question.ts';
import { ownWords } from '../model/own-words.ts';
import { toggle } from '../model/toggle.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage, QuestionSection } from '../question-page.tsx';
import styles from './area-screen.module.css';

const AREA_INPUT_ID = 'area';
const MOST_ROWS = 6;
const SEARCHABLE_AREAS = AREAS.map((area) => ({ id: area, ko: area, en: AREA_EN[area], names: [] }));

/** Areas where the visitor eats out; asked if a meal is eaten at a restaurant. */
export function AreaScreen() {
  const { t } = useMessages();
  const showToast = useToast();
  const { draft, answer, goOn } = useSurveyStep('area');
  const [again, setAgain] = useState<string | null>(null);
  const chosen = draft.areas;
  const times = MEAL_TIMES.filter((time) => draft.mealStyles[time] === 'restaurant');
  function add(area: string) {
    if (chosen.includes(area)) setAgain(area);
    else answer({ areas: [...chosen, area] });
  }
  function next() {
    if (chosen.length > 0) return goOn(PATHS.calendar);
    showToast(t('area.missing'));
    focusQuestion(AREA_INPUT_ID);
  }
  const names = times.map((time) => t(`mealTime.${time}`)).join(', ');
  const lead = times.length > 0 ? t('area.lead', { times: names }) : t('area.leadPlain');
  return (
    <QuestionPage title={t('area.title')} name={t('check.areas')} lead={lead} onNext={next} progress={0.5}>
      <AreaBox onAdd={add} onBackspace={() => answer({ areas: chosen.slice(0, -1) })} />
      {chosen.length > 0 && (
        <QuestionSection title={t('area.chosen')} count={chosen.length}>
          <ChosenChips
            chips={chosen.map((area) => ({ key: area, korean: area, english: areaInEnglish(area) }))}
            removeLabel={(name) => t('area.remove', { name })}
            onRemove={(area) => answer({ areas: chosen.filter((other) => other !== area) })}
            inputId={AREA_INPUT_ID}
            again={again}
          />
        </QuestionSection>
      )}
      <QuestionSection title={t('area.all')}>
        <div className={chip.row}>
          {SORTED_AREAS.map((area) => (
            <Chip
              key={area}
              size="small"
              pressed={chosen.includes(area)}
              onPress={() => answer({ areas: toggle(chosen, area) })}
            >
              <Named korean={area} english={AREA_EN[area]} />
            </Chip>
          ))}
        </div>
      </QuestionSection>
    </QuestionPage>
  );
}

const SORTED_AREAS = [...AREAS].sort((one, other) => one.localeCompare(other, 'ko'));

type AreaBoxProps = { readonly onAdd: (area: string) => void; readonly onBackspace: () => void };

function AreaBox({ onAdd, onBackspace }: AreaBoxProps) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const typed = ownWords(text);
  const matches = searchFoods(SEARCHABLE_AREAS, text).slice(0, MOST_ROWS);
  const options = matches.map(({ id }) => ({
    key: id,
    content: <AreaOption area={id} typed={text} />,
  }));
  function pick(key: string) {
    onAdd(key === AS_IS_KEY ? typed : key);
    setText('');
  }
  return (
    <>
      <Combobox
        inputId={AREA_INPUT_ID}
        label={t('area.label')}
        listLabel={t('area.suggestions')}
        icon="mapPin"
        placeholder={t('area.placeholder')}
        text={text}
        onTextChange={setText}
        options={options.length > 0 ? options : [asIsOption(t('area.addAsIs', { text: typed }))]}
        onPick={pick}
        onBackspace={onBackspace}
        maxLength={AREA_MAX_LENGTH}
        countText={t('excluded.count', { count: matches.length })}
        enterHint={t('excluded.enterHint')}
        end={
          <span className={styles.counter}>
            {text.length}/{AREA_MAX_LENGTH}
          </span>
        }
      />
      <p className={styles.hint}>{t('area.hint')}</p>
    </>
  );
}

type AreaOptionProps = { readonly area: Area; readonly typed: string };

/** An area of the list, with the typed part marked in the name that contains it. */
function AreaOption({ area, typed }: AreaOptionProps) {
  const { locale } = useMessages();
  const korean = (
    <span lang="ko">
      <MatchedText text={area} typed={typed} />
    </span>
  );
  if (locale === 'ko') return korean;
  return (
    <>
      <MatchedText text={AREA_EN[area]} typed={typed} /> {korean}
    </>
  );
}

type ChosenChip = {
  readonly key: string;
  readonly korean: string;
  readonly english: string | null;
};

type ChosenChipsProps = {
  readonly chips: readonly ChosenChip[];
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (key: string) => void;
  /** Focused when the last chip is removed. */
  readonly inputId: string;
  /** An answer chosen again, which makes it pulse. */
  readonly again?: string | null;
};

/** Chosen answers with remove buttons; after a removal the focus moves to the next one, or to the field. */
function ChosenChips({ chips, removeLabel, onRemove, inputId, again }: ChosenChipsProps) {
  const { locale } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  function remove(key: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(inputId);
    next?.focus();
    onRemove(key);
  }
  return (
    <ul ref={list} className={chip.row}>
      {chips.map(({ key, korean, english }, index) => (
        <li key={key}>
          <RemovableChip
            removeLabel={<MixedText text={removeLabel((locale === 'en' ? english : null) ?? korean)} />}
            onRemove={() => remove(key, index)}
            pulsing={again === key}
          >
            <Named korean={korean} english={english} />
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
