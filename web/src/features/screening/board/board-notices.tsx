import { useQuery } from '@tanstack/react-query';
import { MailQuestion, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { doublesQuery, uploadsQuery } from '../api';
import { texts as doubles } from '../doubles/texts';
import { texts as uploads } from '../uploads/texts';

export type NoticeKind = 'waiting' | 'doubles';

/** What waits for somebody of the team, while anything does: files without an address, and candidates who look like the same person. */
export function BoardNotices({ jobId, onOpen }: { jobId: string; onOpen: (kind: NoticeKind) => void }) {
  const waiting = useQuery(uploadsQuery(jobId)).data?.items?.length ?? 0;
  const pairs = useQuery(doublesQuery(jobId)).data?.items?.length ?? 0;
  if (waiting + pairs === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {waiting > 0 ? (
        <Notice icon={<MailQuestion />} words={uploads.waiting.notice(waiting)} act={uploads.waiting.open} onOpen={() => onOpen('waiting')} />
      ) : null}
      {pairs > 0 ? <Notice icon={<Users />} words={doubles.notice(pairs)} act={doubles.open} onOpen={() => onOpen('doubles')} /> : null}
    </div>
  );
}

type NoticeProps = { icon: ReactNode; words: string; act: string; onOpen: () => void };

const Notice = ({ icon, words, act, onOpen }: NoticeProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-s border border-line bg-surface px-3 py-2 max-md:w-full [&>svg]:size-4 [&>svg]:text-ink-3">
    {icon}
    <span className="min-w-0 flex-1">{words}</span>
    <Button size="sm" onClick={onOpen}>
      {act}
    </Button>
  </p>
);
