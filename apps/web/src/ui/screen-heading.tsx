import { useEffect } from 'react';

type ScreenHeadingProps = {
  readonly children: string;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  readonly id?: string;
};

/** The one h1 of a screen. It can take the focus, which the shell moves here when the route changes. */
export function ScreenHeading({ children, documentTitle, id }: ScreenHeadingProps) {
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <h1 id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
