import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';

type PictureProps = {
  readonly src: string | null;
  /** Empty if the title of the picture is beside it. */
  readonly alt?: string;
  /** Shown without a picture or if it does not load; by default an empty box of the same size. */
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
