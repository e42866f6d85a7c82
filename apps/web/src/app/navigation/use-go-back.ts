import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';

/** Key the router gives the first screen of a visit: the history has no screen of the page before it. */
const FIRST_KEY = 'default';

/** Goes to the previous screen, or to the start when the visit began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST_KEY ? navigate(PATHS.intro) : navigate(-1));
}
