import { useSignedIn } from '../../platform/session/use-signed-in.ts';
import { SearchScreen } from '../../features/recipe/search/search-screen.tsx';
import { useSurvey } from '../../features/survey/model/survey-context.tsx';
import { EmptyPlate } from '../../ui/dish/empty-plate.tsx';
import { AppHeader } from '../header/app-header.tsx';
import { SignedInWays } from '../header/signed-in-ways.tsx';

/** /search: the field has the focus, results come while one types. */
export function SearchRoute() {
  return <Search isTyping />;
}

/** /recipeResultList: what was found for the text of the address. */
export function ResultListRoute() {
  return <Search isTyping={false} />;
}

/** The survey feature knows whose exclusions count: those of the planned week, else of the survey being answered. */
function Search({ isTyping }: { readonly isTyping: boolean }) {
  const signedIn = useSignedIn();
  const surveyId = useSurvey((state) => state.plan?.surveyId ?? state.surveyId);
  const leftOut = useSurvey((state) => state.draft.excludedFoods);
  return (
    <SearchScreen
      isTyping={isTyping}
      surveyId={surveyId}
      leftOut={leftOut}
      header={<AppHeader />}
      emptyPicture={<EmptyPlate />}
    >
      {signedIn && <SignedInWays />}
    </SearchScreen>
  );
}
