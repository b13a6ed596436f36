import { useSearchParams } from 'react-router-dom';
import { ProfileForm } from './profile-form';
import { ProfileList } from './profile-list';
import type { VisibilitySwitchSlot } from './slots';

/** `/app/settings/profiles`: the list, or with `?edit=` the form of one. */
export function ProfilesPanel({ VisibilitySwitch }: { VisibilitySwitch: VisibilitySwitchSlot }) {
  const [search] = useSearchParams();
  const id = search.get('edit');
  return id ? <ProfileForm key={id} id={id} VisibilitySwitch={VisibilitySwitch} /> : <ProfileList />;
}
