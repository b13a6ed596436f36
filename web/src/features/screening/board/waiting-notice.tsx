import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { Button } from '../../../ui/button';
import { uploadsQuery } from '../api';
import { texts } from '../uploads/texts';

/** Says that files wait for an address, while any do. */
export function WaitingNotice({ jobId, onOpen }: { jobId: string; onOpen: () => void }) {
  const { data } = useQuery(uploadsQuery(jobId));
  const many = data?.items?.length ?? 0;
  if (many === 0) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-s bg-sunken px-3 py-2">
      <MailQuestion aria-hidden="true" className="size-4 text-ink-3" />
      {texts.waiting.notice(many)}
      <Button size="sm" look="quiet" onClick={onOpen}>
        {texts.waiting.open}
      </Button>
    </p>
  );
}
