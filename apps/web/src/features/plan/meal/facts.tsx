import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import styles from './facts.module.css';

/** Short facts with dots between them. No line begins or ends with a dot; a fact breaks only if it is longer than a line. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && <i>{MIDDLE_DOT}</i>}
          {fact}
        </span>
      ))}
    </span>
  );
}
