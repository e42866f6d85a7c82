import type { Notice, QualityWire } from '@kkini/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { dayWords } from '../../../messages/day-words.ts';
import { nutrientAmount } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { useGoOnce } from '../../../platform/address/on-the-way.tsx';
import { DATE_QUERY, editing, nutritionPath, PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { usePlanOutlet } from '../plan-outlet.ts';
import { lineOf } from '../standing/standing-words.ts';
import { CertificateNote } from './certificate-note.tsx';
import styles from './plan-notices.module.css';

type PlanNoticesProps = {
  readonly notices: readonly Notice[];
  readonly quality: QualityWire | null;
  /** Text before the disclaimer. */
  readonly first?: string;
  /** Collapses the explanations into one, because the day and the week already state them. */
  readonly isBrief?: boolean;
  /** Further notes about the answers. */
  readonly children?: ReactNode;
};

/** The short disclaimer, always visible, then health texts and missed limits in disclosures. */
export function PlanNotices({ notices, quality, first, isBrief = false, children }: PlanNoticesProps) {
  const { t } = useMessages();
  return (
    <aside className={styles.notices} aria-label={t('notices.about')}>
      <p className={styles.short}>
        {first && <span>{first} </span>}
        <span>{t('app.medicalNotice')}</span>
      </p>
      {quality && quality.unknownExclusions.length > 0 && (
        <Note icon="alert" tone="warm">
          <MixedText text={t('quality.unknown', { words: quality.unknownExclusions.join(', ') })} />
        </Note>
      )}
      {quality && <FoodsAtHomeNote foods={quality.foodsAtHome} />}
      {children}
      {isBrief ? (
        <details className={styles.details}>
          <summary>{t('notices.about')}</summary>
          <div className={styles.inner}>
            <Explanations notices={notices} quality={quality} isFolded />
          </div>
        </details>
      ) : (
        <Explanations notices={notices} quality={quality} isFolded={false} />
      )}
    </aside>
  );
}

type ExplanationsProps = Pick<PlanNoticesProps, 'notices' | 'quality'> & {
  /** Collapses how the plan was fitted, too. */
  readonly isFolded: boolean;
};

/** How the plan was fitted and chosen, what it misses, and the health texts. */
function Explanations({ notices, quality, isFolded }: ExplanationsProps) {
  const { t } = useMessages();
  return (
    <>
      {quality && <BodyNotes quality={quality} isFolded={isFolded} />}
      {quality && <QualityWarnings quality={quality} />}
      {quality && <RelaxedRules quality={quality} />}
      {quality && <CertificateNote certificate={quality.certificate} />}
      {notices.length > 0 && (
        <details className={styles.details}>
          <summary>{t('notices.title')}</summary>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{t(`notices.${notice}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type BodyNotesProps = { readonly quality: QualityWire; readonly isFolded: boolean };

/**
 * How the plan was fitted to its people, one sentence each, with a link to a question whose answer would improve it, if this device
 * has the answers.
 */
function BodyNotes({ quality, isFolded }: BodyNotesProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { hasAnswers } = usePlanOutlet();
  const sentences = noteSentences(t, quality);
  if (sentences.length === 0) return null;
  const isAsking = hasAnswers && quality.bodyNotes.some(({ code }) => code === 'kidneyUnsaid');
  const list = (
    <>
      <ul className={styles.notes}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isAsking && (
        <Button
          look="plain"
          size="small"
          className={styles.ask}
          onClick={() => navigate(editing(PATHS.bodies))}
        >
          {t('bodyNote.answerKidney')}
        </Button>
      )}
    </>
  );
  if (isFolded) {
    return (
      <details className={styles.details}>
        <summary>{t('bodyNotes.title')}</summary>
        {list}
      </details>
    );
  }
  return (
    <Note icon="people" title={t('bodyNotes.title')}>
      {list}
    </Note>
  );
}

/** Each note once, with the names of the people it is about unless that is everybody. */
function noteSentences(t: Translate, { bodyNotes, eaters }: QualityWire): readonly string[] {
  const names = personNames(t, eaters);
  const whose = new Map<string, string[]>();
  for (const { code, person, style } of bodyNotes) {
    const text = t(`bodyNote.${code}`, { style: style === null ? '' : t(`eating.${style}`) });
    const name = person === null ? undefined : names[person];
    whose.set(text, [...(whose.get(text) ?? []), ...(name === undefined ? [] : [name])]);
  }
  return [...whose].map(([text, shown]) =>
    shown.length === 0 || shown.length === names.length ? text : lineOf(t, shown.join(', '), text),
  );
}

type Relaxations = QualityWire['relaxations'];

function RelaxedRules({ quality }: { readonly quality: QualityWire }) {
  const { t } = useMessages();
  const { ladderStep, relaxations, repeatedDishes } = quality;
  const words = relaxations.map((relaxation) => relaxationWords(t, relaxation));
  if (repeatedDishes > 0) words.push(t('relaxed.returns', { times: repeatedDishes }));
  if (words.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('relaxed.title')}</summary>
      <p>{t(ladderStep > 0 ? 'relaxed.lead' : 'relaxed.leadChanged')}</p>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}

function relaxationWords(t: Translate, relaxation: Relaxations[number]): string {
  if (relaxation.rule !== 'groupLimit') return t(`relaxed.${relaxation.rule}`, { times: relaxation.times });
  const { mainGroup, uses, limit } = relaxation;
  return t('relaxed.groupLimit', { group: t(`mainGroup.${mainGroup}`), uses, limit });
}

/** Days on which the plan misses a limit, by how much, and for whom if several eat. */
function QualityWarnings({ quality }: { readonly quality: QualityWire }) {
  const { t } = useMessages();
  const { warnings, days, certificate } = quality;
  const named = (date: string, person: number, line: string) => {
    const names = personNames(t, days.find((day) => day.date === date)?.persons ?? []);
    const name = names.length > 1 ? names[person] : undefined;
    return name === undefined ? line : lineOf(t, name, line);
  };
  const dates = [...new Set(warnings.map(({ date }) => date))].sort();
  if (dates.length === 0) return null;
  const isAbove = warnings.some(({ kind }) => kind === 'above');
  const isOfFasting = !isAbove && quality.bodyNotes.some(({ code }) => code === 'mealsGrown');
  const lead = isOfFasting ? 'quality.leadFasting' : 'quality.lead';
  const isChanged = certificate?.changed === true || certificate?.companionsChanged === true;
  return (
    <details className={styles.details}>
      <summary>{t(isAbove ? 'quality.title' : 'quality.titleBelow')}</summary>
      <p>{t(isChanged ? 'quality.leadChanged' : lead)}</p>
      <dl className={styles.days}>
        {dates.map((date) => (
          <div key={date}>
            <dt>{dayWords(t, date).short}</dt>
            {warnings
              .filter((warning) => warning.date === date)
              .map((warning) => (
                <dd key={`${warning.nutrient} ${warning.kind} ${warning.person}`}>
                  {named(date, warning.person, warningLine(t, warning))}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** "지방 52.3g / 기준 52g 이하"; an amount that rounds to its limit is stated as slightly beyond it. */
function warningLine(
  t: Translate,
  { nutrient, kind, value, limit }: QualityWire['warnings'][number],
): string {
  const [shown, bound] = [nutrientAmount(t, nutrient, value), nutrientAmount(t, nutrient, limit)];
  const words = { nutrient: t(`nutrient.${nutrient}`), value: shown, limit: bound };
  return t(shown === bound ? `quality.${kind}Slightly` : `quality.${kind}`, words);
}

type RefusalNoteProps = { readonly refusal: NonNullable<QualityWire['refusal']> };

/** States that the current answers would get no plan and why, with a link to them (safety-rules section 3.3). */
export function RefusalNote({ refusal: { reasonCode } }: RefusalNoteProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  return (
    <div role="alert" className={styles.note}>
      <Note icon="alert" tone="danger" title={t(`refusal.${reasonCode}.title`)}>
        <p>{t(`refusal.${reasonCode}.text`)}</p>
        <Button look="plain" size="small" onClick={() => navigate(PATHS.inputCheck)}>
          {t('planRefusal.fix')}
        </Button>
      </Note>
    </div>
  );
}

type LimitsLinkProps = { readonly surveyId: string; readonly date?: string };

export function LimitsLink({ surveyId, date }: LimitsLinkProps) {
  const { t } = useMessages();
  const path = nutritionPath(surveyId);
  return (
    <Link
      className={styles.link}
      to={date === undefined ? path : `${path}?${DATE_QUERY}=${date}`}
      data-off-paper
    >
      {t('limits.open')}
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}

export function GuestNote() {
  const { t } = useMessages();
  const go = useGoOnce();
  return (
    <aside className={styles.guest} aria-label={t('guest.label')}>
      <Icon name="people" size={24} />
      <p className={styles.guestWords}>
        <b>{t('guest.title')}</b> <span>{t('guest.lead')}</span>
      </p>
      <Button size="small" className={styles.guestOwn} onClick={() => go(PATHS.intro)}>
        {t('guest.create')}
      </Button>
    </aside>
  );
}

type Foods = QualityWire['foodsAtHome'];

/** Which foods at home the week uses and how often, and which it does not. */
function FoodsAtHomeNote({ foods }: { readonly foods: Foods }) {
  const { t, locale } = useMessages();
  const nameOf = (food: Foods[number]) => (locale === 'en' ? food.nameEn : food.name);
  const names = (some: Foods) => some.map(nameOf).join(', ');
  const used = foods.filter(({ meals }) => meals > 0);
  const unused = foods.filter(({ isKnown, meals }) => isKnown && meals === 0);
  const unknown = foods.filter(({ isKnown }) => !isKnown);
  if (foods.length === 0) return null;
  const counted = used.map((food) => t('atHome.uses', { food: nameOf(food), meals: food.meals }));
  return (
    <Note icon="basket" title={t('atHome.title')}>
      {used.length > 0 && <p>{t('atHome.used', { foods: counted.join(', ') })}</p>}
      {unused.length > 0 && <p>{t('atHome.unused', { foods: names(unused) })}</p>}
      {unknown.length > 0 && (
        <p>
          <MixedText text={t('atHome.unknown', { foods: names(unknown) })} />
        </p>
      )}
    </Note>
  );
}
