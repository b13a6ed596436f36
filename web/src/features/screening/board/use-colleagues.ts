import { useSession } from '../../../lib/session-context';
import { texts } from './texts';

/** How people of the account are called: oneself, or a colleague. */
export function useColleagues(): (id: string | null) => string {
  const { user } = useSession();
  return (id) => (id === user.id ? texts.you : texts.colleague);
}
