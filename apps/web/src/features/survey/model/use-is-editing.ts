import { useLocation, useSearchParams } from 'react-router';
import { EDIT_QUERY } from '../../../platform/address/paths.ts';

/** True on a screen opened from the summary. The flag is in the query, so a reload keeps it. */
export function useIsEditing(): boolean {
  const [query] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  return query.get(EDIT_QUERY) === '1' || (typeof state === 'object' && state !== null && 'edit' in state);
}
