import { useState } from 'react';
import styles from './table-scene.module.css';

type TableSceneProps = { readonly layout: 'phone' | 'panel'; readonly className?: string | undefined };

/** The laid table on the green tablecloth, a decoration from the server; only the cloth if it does not load. */
export function TableScene({ layout, className }: TableSceneProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <div className={className} aria-hidden="true">
      <picture>
        {layout === 'phone' && <source media={BESIDE_WORDS} srcSet={address('wide')} />}
        <img className={styles.scene} src={address(layout)} alt="" onError={() => setFailed(true)} />
      </picture>
    </div>
  );
}

/** Media query for desktops and phones in landscape. */
const BESIDE_WORDS = '(min-width: 1024px), (orientation: landscape) and (max-height: 560px)';

function address(layout: string): string {
  return `/art/scenes/table.svg?layout=${layout}`;
}
