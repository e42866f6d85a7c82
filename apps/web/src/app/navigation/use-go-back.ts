import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';

/** Key the router gives to the first screen of a visit: there is nothing of ours behind it. */
const FIRST_KEY = 'default';

/** Goes to the previous screen of the page, or to the start when the visit began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST_KEY ? navigate(PATHS.intro) : navigate(-1));
}
