import { useMessages } from './messages-context.tsx';
import styles from './named.module.css';

type NamedProps = { readonly korean: string; readonly english: string | null };

/**
 * A name in the reader's language: on an English page the English one with the Korean beside it, smaller and marked as Korean;
 * where there is no English one, as for an import, the Korean one.
 */
export function Named({ korean, english }: NamedProps) {
  const { locale } = useMessages();
  if (locale === 'ko' || english === null) return <span lang="ko">{korean}</span>;
  if (english === korean) return english;
  return (
    <>
      <span lang="en">{english}</span>{' '}
      <span lang="ko" className={styles.beside}>
        {korean}
      </span>
    </>
  );
}
