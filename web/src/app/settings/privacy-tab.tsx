import { MeasuringSetting } from '../../features/measuring/measuring-setting';
import { PrivacyPanel } from '../../features/settings/privacy-panel';
import { MyTraces } from '../../features/visit/my-traces';

/** Where the features that make up this tab meet. */
export const PrivacyTab = () => (
  <>
    <PrivacyPanel />
    <MeasuringSetting />
    <MyTraces />
  </>
);
