import { matchPath } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { queries } from '../../../lib/queries';
import { boardQuery } from '../api';

/** Asks for the board that a page is opened at while its scripts are still loading, and who opens it is being found out: nobody waits for one after the other. */
export function fetchBoardEarly(): void {
  const jobId = matchPath(paths.screeningBoard.path, window.location.pathname)?.params.jobId;
  if (jobId) void queries()?.prefetchQuery(boardQuery(jobId));
}
