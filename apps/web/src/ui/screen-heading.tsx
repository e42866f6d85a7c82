import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

type ScreenHeadingProps = {
  readonly children: ReactNode;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  /** Where it is not in the language of the page, such as the name of a dish. */
  readonly lang?: 'ko' | undefined;
  /** For a heading that replaces another one on the same route. */
  readonly takesFocus?: boolean;
};

/** Where the link past the header leads. */
export const SCREEN_HEADING_ID = 'screen-heading';

/** The one h1 of a screen. It can take the focus, which the shell moves here when the route changes. */
export function ScreenHeading({ children, documentTitle, lang, takesFocus }: ScreenHeadingProps) {
  useDocumentTitle(documentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} id={SCREEN_HEADING_ID} lang={lang} tabIndex={-1}>
      {children}
    </h1>
  );
}
