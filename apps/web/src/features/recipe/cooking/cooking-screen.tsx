import type { RecipeWire } from '@kkini/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Locale } from '../../../messages/locale.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import {
  type DetailTarget,
  readDetailTarget,
  recipeDetailPath,
} from '../../../platform/address/detail-address.ts';
import { PATHS } from '../../../platform/address/paths.ts';
import { useIsFirst } from '../../../platform/address/use-is-first.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { StateMessage } from '../../../ui/feedback/state-message.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { batchWords, stepAmountsWords } from '../amount-words.ts';
import { useRecipe } from '../get-recipe.ts';
import { PeopleStepper } from '../people-stepper.tsx';
import { usualPeople } from '../recipe-amounts.ts';
import { type RecipeStep, type RecipeTexts, recipeTexts } from '../recipe-texts.ts';
import styles from './cooking-screen.module.css';
import { CookingStep } from './cooking-step.tsx';
import { useCookingPlace } from './use-cooking-place.ts';
import { type Timers, timerWords, useTimers } from './use-timers.ts';

type CookingScreenProps = {
  /** What each person of a plan eats of the dish, provided by the app. */
  readonly portionsFor: (target: DetailTarget) => ReactNode;
};

/** /cooking: the steps of one recipe, one at a time, for a phone on the kitchen table. */
export function CookingScreen({ portionsFor }: CookingScreenProps) {
  const { t, locale } = useMessages();
  const location = useLocation();
  const [isEntry] = useState(useIsFirst());
  const navigate = useNavigate();
  const target = readDetailTarget(location);
  const recipe = useRecipe(target);
  if (target === null) return <Navigate to={PATHS.error} replace />;
  const close = () => (isEntry ? navigate(recipeDetailPath(target), { replace: true }) : navigate(-1));
  if (recipe.isPending) {
    return <CookingFrame title={t('recipe.loading')} onClose={close} />;
  }
  const people = target.people ?? (recipe.data ? usualPeople(recipe.data) : null);
  const texts = recipe.data ? recipeTexts(recipe.data, locale, people) : null;
  if (!recipe.data || texts === null || texts.steps.length === 0) {
    return (
      <CookingFrame onClose={close}>
        <StateMessage
          title={t(problemOf(recipe))}
          documentTitle={t('app.documentTitle', { title: t('recipe.title') })}
        >
          {recipe.isError && (
            <Button full onClick={() => void recipe.refetch()}>
              {t('app.retry')}
            </Button>
          )}
        </StateMessage>
      </CookingFrame>
    );
  }
  return (
    <CookingMode
      texts={texts}
      amounts={{ recipe: recipe.data, people }}
      portions={people === usualPeople(recipe.data) && portionsFor(target)}
      onClose={close}
    />
  );
}

function problemOf({ isError, data }: { readonly isError: boolean; readonly data: unknown }) {
  if (isError) return 'recipe.failed';
  return data === null ? 'recipe.empty' : 'cooking.noSteps';
}

type CookingModeProps = {
  readonly texts: RecipeTexts;
  readonly amounts: Amounts;
  /** What each person of a plan eats of it, to divide it at the end. */
  readonly portions: ReactNode;
  readonly onClose: () => void;
};

type Amounts = { readonly recipe: RecipeWire; readonly people: number | null };

/** One step at a time in large letters. Arrow keys change the step; timers keep running. */
function CookingMode({ texts, amounts, portions, onClose }: CookingModeProps) {
  const { t } = useMessages();
  const { steps } = texts;
  const { place, keep } = useCookingPlace();
  const index = Math.min(place.index, steps.length - 1);
  const awake = useAwake();
  const timers = useTimers({ kept: place.countdowns, onPress: (countdowns) => keep({ countdowns }) });
  const step = steps[index];
  const last = index === steps.length - 1;
  const turn = (by: number) => keep({ index: Math.min(Math.max(index + by, 0), steps.length - 1) });
  useTurningKeys(turn, onClose);
  if (!step) return null;
  return (
    <CookingFrame
      title={texts.title}
      titleLang={texts.lang}
      count={`${step.number} / ${steps.length}`}
      progress={
        <Progress
          label={t('cooking.progress')}
          valueText={t('cooking.step', { step: step.number, steps: steps.length })}
          steps={steps.length}
          value={step.number}
        />
      }
      onClose={onClose}
    >
      <main className={styles.main}>
        <CookingAmounts {...amounts} step={step} isFirst={index === 0} />
        <CookingStep
          step={step}
          stepWords={t('cooking.step', { step: step.number, steps: steps.length })}
          ingredients={step.ingredients}
          images={texts.images}
          lang={texts.lang}
          timers={timers}
        />
        {last && portions}
        <RunningTimers
          timers={timers}
          shownStep={step.number}
          onShow={(number) => keep({ index: number - 1 })}
        />
        {awake && (
          <p className={styles.awake}>
            <Icon name="sun" size={20} />
            {t('cooking.awake')}
          </p>
        )}
      </main>
      <div className={styles.foot}>
        <Button look="plain" className={styles.previous} disabled={index === 0} onClick={() => turn(-1)}>
          {t('cooking.previous')}
        </Button>
        <Button full className={styles.next} onClick={() => (last ? onClose() : turn(1))}>
          {t(last ? 'cooking.done' : 'cooking.next')}
          {!last && <Icon name="chevronRight" size={28} strokeWidth={2.4} />}
        </Button>
      </div>
    </CookingFrame>
  );
}

type CookingAmountsProps = Amounts & { readonly step: RecipeStep; readonly isFirst: boolean };

/** How many people and, for a batch, which meals the amounts are for; the first step can change it. */
function CookingAmounts({ recipe, people, step, isFirst }: CookingAmountsProps) {
  const { t } = useMessages();
  if (people === null) return null;
  const words = [batchWords(t, recipe, people), stepAmountsWords(t, { recipe, step, people })];
  return (
    <div className={styles.for}>
      {isFirst ? <PeopleStepper people={people} /> : <span>{t('recipe.peopleCount', { people })}</span>}
      {words.map((text) => text && <span key={text}>{text}</span>)}
    </div>
  );
}

/** Keeps the screen on while the component is mounted; true if the device supports it. */
function useAwake(): boolean {
  const { keepAwake } = usePlatform();
  const [awake, setAwake] = useState(false);
  useEffect(() => keepAwake(setAwake), [keepAwake]);
  return awake;
}

function useTurningKeys(turn: (by: number) => void, onClose: () => void): void {
  useEffect(() => {
    function onKey({ key }: KeyboardEvent) {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'Escape') onClose();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

type RunningTimersProps = {
  readonly timers: Timers;
  readonly shownStep: number;
  readonly onShow: (step: number) => void;
};

/** Timers of other steps that are running or have ended, each a link to its step. The end of a timer is announced. */
function RunningTimers({ timers, shownStep, onShow }: RunningTimersProps) {
  const { t } = useMessages();
  const ended = timers.started.filter(({ leftMs }) => leftMs === 0);
  const elsewhere = timers.started.filter(
    ({ step, endsAt, leftMs }) => step !== shownStep && (endsAt !== null || leftMs === 0),
  );
  return (
    <>
      <VisuallyHidden live="polite">
        {ended.map(({ step }) => t('cooking.timerEnded', { step })).join(' ')}
      </VisuallyHidden>
      {elsewhere.length > 0 && (
        <div className={styles.chips}>
          {elsewhere.map(({ key, step, leftMs }) => (
            <button
              key={key}
              type="button"
              className={styles.chip}
              data-over={leftMs === 0 || undefined}
              onClick={() => onShow(step)}
            >
              {t('cooking.otherTimer', { step })} <b>{timerWords(leftMs)}</b>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type CookingFrameProps = {
  /** Absent if the content has its own heading. */
  readonly title?: string;
  /** Language of a title that is the name of a dish. */
  readonly titleLang?: Locale;
  /** "3 / 4". */
  readonly count?: string;
  readonly progress?: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Page of the cooking mode: close button, dish and progress. */
function CookingFrame({ title, titleLang, count, progress, onClose, children }: CookingFrameProps) {
  const { t } = useMessages();
  const header = useRef<HTMLElement>(null);
  const before = useRef(count);
  // A step is read from its beginning, however far the one before was scrolled.
  useEffect(() => {
    if (before.current !== count) header.current?.scrollIntoView?.({ block: 'start' });
    before.current = count;
  }, [count]);
  return (
    <div className={styles.frame}>
      <header className={styles.header} ref={header}>
        <IconButton icon="x" iconSize={28} label={t('cooking.close')} onClick={onClose} />
        {title && (
          <ScreenHeading
            documentTitle={t('app.documentTitle', { title: t('cooking.documentTitle', { title }) })}
            lang={titleLang}
          >
            {title}
          </ScreenHeading>
        )}
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        {progress && <div className={styles.progress}>{progress}</div>}
      </header>
      {children}
    </div>
  );
}
