import { useNavigate } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { useIsFirst } from '../../platform/address/use-is-first.ts';

/** Goes to the previous screen, or to the start if the visit began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useIsFirst();
  return () => (isFirst ? navigate(PATHS.intro) : navigate(-1));
}
