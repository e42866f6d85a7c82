import { useMessages } from './messages-context.tsx';
import styles from './named.module.css';

type NamedProps = { readonly korean: string; readonly english: string | null };

/**
 * A name in the reader's language. On an English page the English name with the Korean one beside it, smaller and marked as Korean;
 * if there is no English name, as for an import, the Korean one.
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
