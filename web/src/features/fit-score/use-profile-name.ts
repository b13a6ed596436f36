import { useQuery } from '@tanstack/react-query';
import { profilesQuery } from './api';
import { texts } from './texts';

/** The current name of a score's profile: empty for the main one and while it is unknown; `isGone` once it is deleted. */
export function useProfileName(): (profileId: string | null) => { name: string; isGone: boolean } {
  const { data: profiles } = useQuery(profilesQuery());
  return (profileId) => {
    if (!profileId || !profiles) return { name: '', isGone: false };
    const title = profiles.find(({ id }) => id === profileId)?.title;
    return { name: title ?? texts.profile.gone, isGone: title === undefined };
  };
}
