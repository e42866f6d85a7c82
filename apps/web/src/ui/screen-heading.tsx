import { type ReactNode, useEffect, useRef } from 'react';

type ScreenHeadingProps = {
  readonly children: ReactNode;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  /** Language if it is not that of the page, such as the name of a dish. */
  readonly lang?: 'ko' | 'en' | undefined;
  /** Takes the focus on mount, for a heading that replaces another one on the same route. */
  readonly takesFocus?: boolean;
};

/** Target of the skip link. */
export const SCREEN_HEADING_ID = 'screen-heading';

/** The only h1 of a screen. It is focusable, because the app moves the focus here when the route changes. */
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

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
