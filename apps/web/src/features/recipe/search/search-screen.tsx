import { type RecipeHitWire, searchRecipes } from '@kkini/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { PATHS, searchPath } from '../../../platform/address/paths.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { problemWords } from '../../../platform/server/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SCREEN_HEADING_ID, ScreenHeading, useDocumentTitle } from '../../../ui/screen-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import results from './search-results.module.css';
import { foundWords, SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';
import { SearchStart, SuggestedFoods } from './search-start.tsx';
import { useSearchText } from './use-search-text.ts';

/** Recipes per page: three rows on a wide screen, six on a phone. */
const PAGE = 12;

const CARDS = ['first', 'second', 'third', 'fourth'] as const;

type SearchScreenProps = {
  /** True on the search screen, where the field is focused; on the result list, and on the way back to results, the heading is. */
  readonly isTyping: boolean;
  /** The survey whose excluded foods apply; null if there is none. */
  readonly surveyId: string | null;
  /** Foods the visitor excludes, which are not suggested. */
  readonly leftOut: readonly string[];
  readonly header: ReactNode;
  readonly emptyPicture: ReactNode;
  /** Links for a signed-in visitor, at the end. */
  readonly children?: ReactNode;
};

/** /search and /recipeResultList: finds recipes while the visitor types. */
export function SearchScreen(props: SearchScreenProps) {
  const { isTyping, surveyId, leftOut, header, emptyPicture, children } = props;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const { typed, text, type, look } = useSearchText();
  const isBackAtResults = useNavigationType() === 'POP' && text !== '';
  // Back at results, the keyboard of a phone would cover them, and focusing the field would scroll to the top.
  const [takesFocus] = useState(isTyping && !isBackAtResults);
  function submit() {
    lookFor(typed.trim());
    if (isTyping && typed.trim() !== '') navigate(searchPath(PATHS.recipeResultList, typed.trim()));
  }
  function lookFor(words: string) {
    recent.remember(words);
    look(words);
  }
  return (
    <div className={styles.frame}>
      <div>{header}</div>
      <div className={styles.bar}>
        <SearchField field={field} typed={typed} takesFocus={takesFocus} onType={type} onSubmit={submit} />
      </div>
      <main className={styles.main}>
        <SearchHeading text={text} isTyping={takesFocus} />
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

/** The results, with a live region that exists before them, so that screen readers announce them. */
function Found(props: FoundProps) {
  const { t } = useMessages();
  const found = useFoundRecipes(props.text, props.surveyId);
  return (
    <>
      <VisuallyHidden live="polite">
        <MixedText text={statusWords(t, props.text, found)} />
      </VisuallyHidden>
      <FoundView {...props} found={found} />
    </>
  );
}

/** The announcement; empty while the recipes of the previous text are still shown. */
function statusWords(t: Translate, text: string, found: FoundRecipes): string {
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

type SearchMessageProps = {
  readonly title: ReactNode;
  readonly detail: string;
  /** Technical detail, in smaller text. */
  readonly reason?: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** Why there are no results. It never takes the focus, because the visitor may be typing. */
function SearchMessage({ title, detail, reason, picture, children }: SearchMessageProps) {
  return (
    <section className={styles.message}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div>
        <h2>{title}</h2>
        <p className={styles.detail}>{detail}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {children}
    </section>
  );
}

function SearchSkeleton() {
  return (
    <div className={results.results} aria-busy="true">
      <div aria-hidden="true">
        <Skeleton width="96px" height="1.5rem" />
      </div>
      <div className={results.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.searchSkeletonPicture}>
              <Skeleton height="100%" />
            </div>
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="50%" height="1rem" />
          </div>
        ))}
      </div>
    </div>
  );
}

type SearchHeadingProps = { readonly text: string; readonly isTyping: boolean };

/** A heading for screen readers, because the field shows the same text. While the visitor types, the field keeps the focus. */
function SearchHeading({ text, isTyping }: SearchHeadingProps) {
  const { t } = useMessages();
  const title = text === '' ? t('account.search') : t('search.resultsOf', { text });
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

/** Recipes found so far, and whether there are more. */
type FoundRecipes = UseInfiniteQueryResult<InfiniteData<RecipeHitWire[]>>;

/**
 * Recipes that match a text, page by page; those that suit the people of the survey come first. A new text keeps the previous
 * recipes until its own arrive, and cancels the previous call.
 */
function useFoundRecipes(text: string, surveyId: string | null): FoundRecipes {
  const { server } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['recipes', text, surveyId],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return answerOf(
        server.call(searchRecipes, { searchText: text, limit: PAGE, surveyId, ...cursor }, signal),
      );
    },
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.doc_id ?? null)),
  });
}
