import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { SCREEN_HEADING_ID, ScreenHeading } from '../../../ui/screen-heading.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type SearchHeadingProps = { readonly text: string; readonly isTyping: boolean };

/** The field shows what the screen is about, so its heading is for readers. While typing the field keeps the focus. */
export function SearchHeading({ text, isTyping }: SearchHeadingProps) {
  const { t } = useMessages();
  const title = text === '' ? t('search.title') : t('search.resultsOf', { text });
  const documentTitle = t('app.documentTitle', { title });
  useDocumentTitle(documentTitle);
  return (
    <VisuallyHidden>
      {isTyping ? (
        <h1 id={SCREEN_HEADING_ID}>
          <MixedText text={title} />
        </h1>
      ) : (
        <ScreenHeading documentTitle={documentTitle}>
          <MixedText text={title} />
        </ScreenHeading>
      )}
    </VisuallyHidden>
  );
}
