import { Picture } from '../../ui/picture.tsx';

type TableSceneProps = {
  readonly layout: 'phone' | 'wide' | 'panel';
  readonly className?: string | undefined;
};

/** The laid table on the green cloth: decoration, drawn by the server. */
export function TableScene({ layout, className }: TableSceneProps) {
  return (
    <div className={className} aria-hidden="true">
      <Picture src={`/art/scenes/table.svg?layout=${layout}`} eager />
    </div>
  );
}
