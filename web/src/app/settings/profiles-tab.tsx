import { VisibilitySwitch } from '../../features/portfolio/owner/visibility-switch';
import { ProfilesPanel } from '../../features/profiles/profiles-panel';

/** Where the features that make up this tab meet. */
export const ProfilesTab = () => <ProfilesPanel VisibilitySwitch={VisibilitySwitch} />;
