import type { ResumeFormat } from '@folia/contracts/resume-document';
import type { TailoredResume } from '@folia/contracts/tailored-resume';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BarChart3, Download, MoreHorizontal, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths, resumeFileHref } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Menu } from '../../ui/menu';
import { resumeQuery, savedJobsKey } from './api';
import type { FinishedResume } from './finished-resume';
import { RemoveDialog } from './remove-dialog';
import { texts } from './texts';

const words = texts.head;
const others = (Object.keys(texts.formats) as ResumeFormat[]).filter((format) => format !== 'pdf');

/** For which job, whether it was sent, and its files. */
export function ResumeHead({ resume }: { resume: FinishedResume }) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { id, role, company, sentAt, sha256 } = resume;
  const mark = useMutation({
    mutationFn: (sent: boolean) => api.put<Partial<TailoredResume>>(`/tailored-resumes/${id}/sent`, { sent }),
    onSuccess: (saved) => {
      if (saved.id) client.setQueryData(resumeQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: savedJobsKey });
    },
  });
  return (
    <header className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="headline [overflow-wrap:anywhere]">{company || role || texts.unnamed}</h1>
          <p className="mt-1 text-ink-2">{[company ? role : '', texts.title].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 text-[0.8125rem] text-ink-3">{sentAt ? `${words.sentAt(sentAt)}. ${words.frozen}` : words.live}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={paths.resumeAnalysis.href(id)} className={buttonClass({ look: 'quiet' })}>
            <BarChart3 aria-hidden="true" />
            {words.analysis}
          </Link>
          <Button icon={sentAt ? <Undo2 /> : <Send />} busy={mark.isPending} onClick={() => mark.mutate(sentAt === null)}>
            {sentAt ? words.unmark : words.markSent}
          </Button>
          <a href={resumeFileHref(id, 'resume.pdf')} download className={buttonClass({ look: 'primary' })}>
            <Download aria-hidden="true" />
            {words.save}
          </a>
          <Menu
            trigger={
              <Button look="quiet" iconOnly icon={<MoreHorizontal />}>
                {words.more}
              </Button>
            }
            items={[{ label: words.remove, icon: <Trash2 />, caution: true, onSelect: () => setRemoving(true) }]}
          />
        </div>
      </div>
      <nav aria-label={words.files} className="mt-3 flex flex-wrap gap-x-4 border-t border-line py-1 text-[0.8125rem]">
        {others.map((format) => (
          <FileLink key={format} href={resumeFileHref(id, `resume.${format}`)} label={texts.formats[format]} />
        ))}
      </nav>
      {sha256 ? (
        <p className="mt-2 text-xs text-ink-3 [overflow-wrap:anywhere]">
          {words.hash}: <code>{sha256}</code>
        </p>
      ) : null}
      {mark.isError ? (
        <p role="alert" className="mt-3 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {reasonOf(mark.error)}
        </p>
      ) : null}
      {isRemoving ? <RemoveDialog resumeId={id} onClose={() => setRemoving(false)} /> : null}
    </header>
  );
}

const FileLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} download className="inline-flex min-h-11 items-center gap-1.5 text-ink-2 hover:text-leaf md:pointer-fine:min-h-8">
    <Download aria-hidden="true" className="size-3.5" />
    {label}
  </a>
);
