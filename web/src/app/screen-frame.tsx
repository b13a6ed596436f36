import { Outlet } from 'react-router-dom';
import { mainLandmark } from '../ui/main-landmark';

/** Around screens that have no foot. */
export const ScreenFrame = () => (
  <main {...mainLandmark}>
    <Outlet />
  </main>
);
