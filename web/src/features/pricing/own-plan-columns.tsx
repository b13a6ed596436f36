import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { PlanColumns } from './plan-columns';

/** The plans as a member sees them: which one is theirs, and what is used of it. */
export function OwnPlanColumns() {
  const { data } = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }) });
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  return <PlanColumns usage={data?.meters ? data : undefined} />;
}
