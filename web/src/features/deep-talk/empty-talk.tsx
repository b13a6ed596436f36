import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

type EmptyTalkProps = { name: string; isOwner: boolean; retentionDays: number | null };

/** Before the first question: what this is, and what becomes of what is asked. */
export function EmptyTalk({ name, isOwner, retentionDays }: EmptyTalkProps) {
  return (
    <div className="max-w-[46ch] pt-2 sm:pt-6">
      <p className="mb-3 font-serif text-xl leading-[1.3] text-balance">{texts.emptyTitle(name)}</p>
      {retentionDays === null ? (
        <div className="grid gap-2" aria-hidden="true">
          <Skeleton className="h-2.5 w-11/12" />
          <Skeleton className="h-2.5 w-2/3" />
        </div>
      ) : (
        <p className="text-[0.8125rem] text-ink-3">{isOwner ? texts.noticeOwner : texts.notice(name, retentionDays)}</p>
      )}
    </div>
  );
}
