import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';

type PictureProps = {
  readonly src: string | null;
  /** Empty if the picture's title is beside it. */
  readonly alt?: string;
  /** Shown if there is no picture or it does not load. Defaults to an empty box of the same size. */
  readonly fallback?: ReactNode;
  readonly eager?: boolean;
};

/** A picture that fills the box around it. */
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
