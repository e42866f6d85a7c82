import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';

type PictureProps = {
  readonly src: string | null;
  /** Shown if there is no picture or it does not load. Defaults to an empty box of the same size. */
  readonly fallback?: ReactNode;
  readonly eager?: boolean;
};

/** A picture that fills the box around it; decoration beside its title. */
export function Picture({ src, fallback = null, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <span className={styles.fallback}>{fallback}</span>;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
