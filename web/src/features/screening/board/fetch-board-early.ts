import { matchPath } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { loadQueries } from '../../../lib/queries';
import { boardQuery } from '../api';

/** Asks for the board that a page is opened at while its scripts still load: nobody waits for one after the other. */
export async function fetchBoardEarly(pathname: string): Promise<void> {
  const jobId = matchPath(paths.screeningBoard.path, pathname)?.params.jobId;
  if (jobId) void (await loadQueries()).prefetchQuery(boardQuery(jobId));
}
