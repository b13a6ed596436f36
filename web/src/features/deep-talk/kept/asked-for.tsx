import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** Apart from the texts of the lists, which the form has no use for. */
const words = { asked: 'Asked:', toList: 'Unanswered questions' };

type AskedFor = { note: ReactNode; back: string; topic: string | null };

/** While an entry is written because somebody asked for it: the question, what was asked about, and the way back. */
export function useAskedFor(): AskedFor | undefined {
  const asked = useLocation().state?.asked as { question: string; topic: string | null } | undefined;
  if (!asked) return undefined;
  const back = paths.messages.mode('unanswered');
  return {
    back,
    topic: asked.topic,
    note: (
      <>
        <p className="min-w-0 flex-1 truncate" title={asked.question}>
          {words.asked} <b className="font-semibold">{asked.question}</b>
        </p>
        <Link to={back} className="link inline-flex min-h-11 shrink-0 items-center gap-1.5 md:min-h-6">
          <ArrowLeft aria-hidden="true" className="size-3.5" />
          {words.toList}
        </Link>
      </>
    ),
  };
}
