import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Loading } from '../../../ui/loading';
import { Modal } from '../../../ui/modal';
import { SharedWords } from '../../../ui/shared-words';
import { jobKey } from '../api';
import { texts } from './texts';

/** Opens somebody who was found; they are told. */
export function OpenedDialog({ jobId, foundId, onOpened, onClose }: { jobId: string; foundId: string; onOpened: () => void; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: [...jobKey(jobId), 'found', foundId],
    queryFn: () => api.post('/screening/jobs/{jobId}/found/{foundId}/open', { path: { jobId, foundId } }),
    // Each is an opening, which is counted and told.
    staleTime: 600_000,
    retry: false,
  });
  const tell = useRef(onOpened);
  useEffect(() => {
    if (data) tell.current();
  }, [data]);
  return (
    <Modal visible width="md" title={data?.name ?? texts.openedTitle} onClose={onClose} foot={<Button onClick={onClose}>{texts.close}</Button>}>
      {error ? (
        <p role="alert" className="text-bad">
          {sentenceOf(error)}
        </p>
      ) : data?.resume ? (
        <>
          <p className="text-[0.8125rem] text-ink-2">
            {texts.told} {data.name === null ? texts.blind : ''}
          </p>
          {data.uname ? (
            <p className="mt-1 flex flex-wrap gap-x-4">
              <Link to={paths.portfolio.href(data.uname)} className="link">
                {texts.page}
              </Link>
              <span className="text-ink-2">{data.location}</span>
            </p>
          ) : null}
          <SharedWords resume={data.resume} />
        </>
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return reasonOf(error);
  if (error.code === 'NOT_FOUND') return texts.goneNow;
  return error.code === 'TOO_MANY_REQUESTS' ? texts.openingsSpent : reasonOf(error);
}
