import styles from './skeleton.module.css';

type SkeletonProps = { readonly width?: string; readonly height: string; readonly round?: boolean };

/** A grey placeholder, shown after 200 ms so that fast answers cause no flicker. */
export function Skeleton({ width = '100%', height, round }: SkeletonProps) {
  return <span className={styles.skeleton} data-round={round || undefined} style={{ width, height }} />;
}
