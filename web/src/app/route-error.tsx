import { useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../features/error-page/error-screen';

/** A screen that failed, inside the shell. */
export function RouteError() {
  const { pathname } = useLocation();
  return <ErrorScreen error={useRouteError()} path={pathname} />;
}
