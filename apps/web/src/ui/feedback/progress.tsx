import styles from './progress.module.css';

type ProgressProps = {
  readonly label: string;
  readonly valueText: string;
  readonly steps: number;
  /** Number of steps reached; 0.5 fills half a bar. */
  readonly value: number;
};

export function Progress({ label, valueText, steps, value }: ProgressProps) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <i key={step} className={styles.bar} data-fill={fill(step, value)} />
      ))}
    </div>
  );
}

function fill(step: number, value: number): 'full' | 'half' | 'none' {
  if (step <= value) return 'full';
  return step - value < 1 ? 'half' : 'none';
}
