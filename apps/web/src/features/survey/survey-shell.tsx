import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFoodsAhead } from './excluded/use-foods.ts';
import { useSurvey } from './model/survey-context.tsx';
import { SURVEY_STEPS, stepNumber } from './model/survey-steps.ts';
import styles from './survey-shell.module.css';
import { TableScene } from './target/table-scene.tsx';

type SurveyShellProps = { readonly brand: ReactNode; readonly header: ReactNode };

/** Frame of the survey; wide screens have a green panel with the steps. Requires a started survey. */
export function SurveyShell({ brand, header }: SurveyShellProps) {
  const started = useSurvey((state) => state.started);
  useFoodsAhead();
  if (!started) return <Navigate to={PATHS.intro} replace />;
  return (
    <div className={styles.shell}>
      <aside className={styles.panel}>
        {brand}
        <TableScene layout="panel" className={styles.scene} />
        <StepList />
      </aside>
      <div className={styles.page}>
        <div className={styles.header}>{header}</div>
        <Outlet />
      </div>
    </div>
  );
}

function StepList() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const current = stepNumber(pathname);
  return (
    <ol className={styles.steps} aria-label={t('survey.steps')}>
      {SURVEY_STEPS.map((key, index) => {
        const number = index + 1;
        return (
          <li key={key} className={styles.step} data-done={number < current || undefined}>
            <span aria-current={number === current ? 'step' : undefined}>
              <i>{number < current ? <Icon name="check" size={15} strokeWidth={3} /> : number}</i>
              {t(key)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
