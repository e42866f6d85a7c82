import { useNavigate } from 'react-router';
import { SearchScreen } from '../../features/recipe/search/search-screen.tsx';
import { useSurvey } from '../../features/survey/model/survey-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useSignedIn } from '../../platform/platform-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyPlate } from '../../ui/dish/empty-plate.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { AppHeader } from '../header/app-header.tsx';
import { useSignOut } from '../navigation/use-leave.ts';

/** /search: the field has the focus; results appear while the visitor types. */
export function SearchRoute() {
  return <Search isTyping />;
}

/** /recipeResultList: the results for the text in the address. */
export function ResultListRoute() {
  return <Search isTyping={false} />;
}

/** The search, with the exclusions of the planned week, else of the current survey. */
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

/** At the foot of the search when signed in: links to the start and to sign out. */
function SignedInWays() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <>
      <Button look="plain" onClick={() => navigate(PATHS.intro)}>
        <Icon name="home" size={22} />
        {t('error.home')}
      </Button>
      <Button look="plain" onClick={signOut}>
        <Icon name="logOut" size={22} />
        {t('account.signOut')}
      </Button>
    </>
  );
}
