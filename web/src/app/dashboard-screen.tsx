import { DashboardPage } from '../features/dashboard/dashboard-page';
import { WhatIf } from '../features/fit-score/what-if';
import { EditorAside } from '../features/item/editor-aside';
import { ItemPanel } from '../features/item/item-panel';
import { ProfileSwitch } from '../features/portfolio/owner/profile-switch';
import { VisibilitySwitch } from '../features/portfolio/owner/visibility-switch';

/** Where the features that make up the dashboard meet. */
export const DashboardScreen = () => (
  <EditorAside value={WhatIf}>
    <DashboardPage ItemPanel={ItemPanel} VisibilitySwitch={VisibilitySwitch} ProfileSwitch={ProfileSwitch} />
  </EditorAside>
);
