import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';

type PictureProps = {
  readonly src: string | null;
  /** Empty for a picture beside its own title. */
  readonly alt?: string;
  /** Shown when there is no picture or it does not load; an empty box of the same size otherwise. */
  readonly fallback?: ReactNode;
  readonly eager?: boolean;
};

/** Fills the box around it. */
export function Picture({ src, alt = '', fallback = null, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <span className={styles.fallback}>{fallback}</span>;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
