import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../features/error-page/error-screen';
import { ChunkLoadError } from '../lib/load-chunk';
import { lazyPart } from '../ui/lazy-part';
import { Loading } from '../ui/loading';
import { mainLandmark } from '../ui/main-landmark';
import { reloadOnce } from './reload-once';

const LookForPerson = lazyPart('people-search', async () => (await import('../features/people-search/look-for-person')).LookForPerson);

/** A screen that failed, inside the shell. By now the address bar shows its own address, so a screen whose script is gone is reloaded right here. */
export function RouteError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const [stays, setStays] = useState<unknown>(null);
  // Nothing can be looked for before there are scripts.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const isGone = error instanceof ChunkLoadError;
  useEffect(() => {
    if (isGone) void reloadOnce(error).then((isLeaving) => isLeaving || setStays(error));
  }, [isGone, error]);
  return (
    <main {...mainLandmark}>
      {isGone && stays !== error ? (
        <Loading as="screen" />
      ) : (
        <ErrorScreen error={error} path={pathname} search={isGone ? undefined : isDrawn ? <LookForPerson /> : null} />
      )}
    </main>
  );
}
