import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, searchPath } from '../../../platform/address/paths.ts';
import { problemWords } from '../../../platform/server/problem-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type FoundRecipes, useFoundRecipes } from './find-recipes.ts';
import { foundWords } from './found-words.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchHeading } from './search-heading.tsx';
import { SearchMessage } from './search-message.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';
import { SearchSkeleton } from './search-skeleton.tsx';
import { SearchStart, SuggestedFoods } from './search-start.tsx';
import { useSearchText } from './use-search-text.ts';

type SearchScreenProps = {
  /** On the search screen the field takes the focus, on the result list the heading does. */
  readonly isTyping: boolean;
  /** Whose left-out foods count. */
  readonly surveyId: string | null;
  /** Foods of no interest to the visitor. */
  readonly leftOut: readonly string[];
  readonly header: ReactNode;
  readonly emptyPicture: ReactNode;
  /** Ways on for a signed-in visitor, at the foot. */
  readonly children?: ReactNode;
};

/** /search and /recipeResultList: finds recipes while one types. */
export function SearchScreen(props: SearchScreenProps) {
  const { isTyping, surveyId, leftOut, header, emptyPicture, children } = props;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const { typed, text, type, look } = useSearchText();
  function submit() {
    recent.remember(typed.trim());
    if (isTyping && typed.trim() !== '') navigate(searchPath(PATHS.recipeResultList, typed.trim()));
    else look(typed);
  }
  function lookFor(words: string) {
    recent.remember(words);
    look(words);
  }
  return (
    <div className={styles.frame}>
      <div>{header}</div>
      <div className={styles.bar}>
        <SearchField field={field} typed={typed} takesFocus={isTyping} onType={type} onSubmit={submit} />
      </div>
      <main className={styles.main}>
        <SearchHeading text={text} isTyping={isTyping} />
        {text === '' ? (
          <SearchStart recent={recent} leftOut={leftOut} onLook={lookFor} />
        ) : (
          <Found
            text={text}
            surveyId={surveyId}
            leftOut={leftOut}
            emptyPicture={emptyPicture}
            onOpen={() => recent.remember(text)}
            onLook={lookFor}
          />
        )}
      </main>
      {children && <footer className={styles.foot}>{children}</footer>}
    </div>
  );
}

type FoundProps = Pick<SearchScreenProps, 'surveyId' | 'leftOut' | 'emptyPicture'> & {
  readonly text: string;
  readonly onOpen: () => void;
  readonly onLook: (text: string) => void;
};

/** What was found, and a word of it for readers in a region that is there before it comes. */
function Found(props: FoundProps) {
  const { t } = useMessages();
  const found = useFoundRecipes(props.text, props.surveyId);
  return (
    <>
      <VisuallyHidden live="polite">
        <MixedText text={toldWords(t, props.text, found)} />
      </VisuallyHidden>
      <FoundView {...props} found={found} />
    </>
  );
}

/** Nothing while the recipes of the text before still stand there. */
function toldWords(t: Translate, text: string, found: FoundRecipes): string {
  const recipes = found.data?.pages.flat() ?? [];
  if (found.isPending) return t('search.loading');
  if (found.isError && recipes.length === 0)
    return `${t('search.failed')} ${problemWords(t, found.error).detail}`;
  if (found.isPlaceholderData) return '';
  if (recipes.length === 0) return `${t('search.empty', { text })} ${t('search.emptyLead')}`;
  return foundWords(t, { text, recipes, hasMore: found.hasNextPage });
}

type FoundViewProps = FoundProps & { readonly found: FoundRecipes };

function FoundView(props: FoundViewProps) {
  const { text, surveyId, leftOut, emptyPicture, onOpen, onLook, found } = props;
  const { t } = useMessages();
  const recipes = found.data?.pages.flat() ?? [];
  if (found.isPending) return <SearchSkeleton />;
  if (found.isError && recipes.length === 0)
    return (
      <SearchMessage title={t('search.failed')} {...problemWords(t, found.error)} picture={emptyPicture}>
        <Button onClick={() => void found.refetch()}>{t('app.retry')}</Button>
      </SearchMessage>
    );
  if (recipes.length === 0 && !found.isPlaceholderData)
    return (
      <SearchMessage
        title={<MixedText text={t('search.empty', { text })} />}
        detail={t('search.emptyLead')}
        picture={emptyPicture}
      >
        <SuggestedFoods leftOut={leftOut} onLook={onLook} />
      </SearchMessage>
    );
  return (
    <SearchResults
      text={text}
      recipes={recipes}
      surveyId={surveyId}
      isFormer={found.isPlaceholderData}
      hasMore={found.hasNextPage}
      isLoadingMore={found.isFetchingNextPage}
      moreFailed={found.isFetchNextPageError}
      onMore={() => void found.fetchNextPage()}
      onOpen={onOpen}
    />
  );
}
