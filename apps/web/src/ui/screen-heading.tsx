import { type ReactNode, useEffect, useRef } from 'react';

type ScreenHeadingProps = {
  readonly children: ReactNode;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  readonly id?: string;
  /** For a heading that replaces another one on the same route. */
  readonly takesFocus?: boolean;
};

/** The one h1 of a screen. It can take the focus, which the shell moves here when the route changes. */
export function ScreenHeading({ children, documentTitle, id, takesFocus }: ScreenHeadingProps) {
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
