import { DashboardPage } from '../features/dashboard/dashboard-page';
import { ItemPanel } from '../features/item/item-panel';
import { ProfileSwitch } from '../features/portfolio/owner/profile-switch';
import { VisibilitySwitch } from '../features/portfolio/owner/visibility-switch';

/** Where the features that make up the dashboard meet. */
export const DashboardScreen = () => <DashboardPage ItemPanel={ItemPanel} VisibilitySwitch={VisibilitySwitch} ProfileSwitch={ProfileSwitch} />;
