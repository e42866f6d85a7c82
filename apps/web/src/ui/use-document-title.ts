import { useEffect } from 'react';

/** The title of the browser tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
