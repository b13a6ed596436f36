import type { Candidacy } from '@folia/contracts/candidacy/shapes';
import type { NewContest } from '@folia/contracts/contest/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleHelp, CircleSlash, Clock, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { lazyPart } from '../../ui/lazy-part';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useToast } from '../../ui/toast';
import { candidaciesKey, candidaciesQuery, candidacyQuery } from './api';
import { CandidacyFindings } from './candidacy-findings';
import { CorrectPortfolio } from './correct-portfolio';
import { DeleteAnswersLater } from './delete-answers';
import { texts } from './texts';

const words = texts.list;
const AnswerAsking = lazyPart('answer-asking', async () => (await import('./answer-asking')).AnswerAsking, { inPlace: true });
const grid = 'md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2.4fr)_minmax(0,2.2fr)_minmax(0,1.6fr)_88px] md:items-center md:gap-4';

/** `/app/screenings`: who screened the person, by which words, and the end of it. */
export function CandidaciesPage() {
  usePageTitle(words.title);
  const [search, setSearch] = useSearchParams();
  const { data, isPending, refetch } = useQuery(candidaciesQuery());
  const items = data?.items;
  const chosen = items?.find(({ id }) => id === search.get('of'))?.id ?? (search.has('of') ? null : (items?.[0]?.id ?? null));
  const choose = (id: string) => setSearch({ of: id === chosen ? '' : id }, { replace: true, preventScrollReset: true });
  return (
    <div className="page py-6 md:py-10">
      <h1 className="headline">{words.title}</h1>
      <p className="mt-1.5 max-w-[58ch] text-ink-2">{words.lead}</p>
      {isPending ? <Loading /> : null}
      {!isPending && !items ? (
        <LoadFailure className="mt-8" onAgain={() => void refetch()}>
          {words.failed}
        </LoadFailure>
      ) : null}
      {items?.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
        </div>
      ) : null}
      {items?.length ? (
        <>
          <div aria-hidden="true" className={`mt-8 hidden border-b border-line-strong pb-2 text-xs text-ink-3 ${grid}`}>
            <span className="ps-2.5">{words.company}</span>
            <span>{words.way}</span>
            <span>{words.state}</span>
            <span>{words.read}</span>
          </div>
          <ul className="mt-6 border-t border-line md:mt-0 md:border-t-0">
            {items.map((one) => (
              <Row key={one.id} candidacy={one} isOpen={one.id === chosen} onChoose={() => choose(one.id)} />
            ))}
          </ul>
        </>
      ) : null}
      {chosen ? <Chosen key={chosen} id={chosen} /> : null}
      {items?.length ? <DeleteAnswersLater /> : null}
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const { data, isPending, refetch } = useQuery(candidacyQuery(id));
  if (isPending) return <Loading />;
  if (!data?.shown)
    return (
      <LoadFailure className="mt-10" onAgain={() => void refetch()}>
        {texts.found.failed}
      </LoadFailure>
    );
  const again = () => client.invalidateQueries({ queryKey: candidaciesKey });
  if (data.asked) {
    const refuse = async (neverAgain: boolean) => {
      await api.post('/candidacies/{id}/refusal', { path: { id }, body: { neverAgain } });
      toast(`${texts.asked.refused}. ${texts.asked.refusedText}`);
      await again();
    };
    return <AnswerAsking candidacy={data} refuse={refuse} onChanged={() => void again()} />;
  }
  const withdraw = async () => {
    await api.delete('/candidacies/{id}/agreement', { path: { id } });
    await again();
  };
  const contest = async (made: NewContest) => {
    await api.post('/candidacies/{id}/contests', { path: { id }, body: made });
    await client.invalidateQueries({ queryKey: candidaciesKey });
  };
  const at = data.correctedAt ?? data.givenAt ?? '';
  return <CandidacyFindings candidacy={data} withdraw={withdraw} contest={contest} correct={data.takesFile ? null : <CorrectPortfolio id={id} at={at} />} />;
}

const signs: Record<Candidacy['state'], { icon: ReactNode; tone: string }> = {
  asked: { icon: <CircleHelp aria-hidden="true" className="size-3.5" />, tone: 'text-leaf' },
  waiting: { icon: <Clock aria-hidden="true" className="size-3.5" />, tone: 'text-ink-2' },
  read: { icon: <Eye aria-hidden="true" className="size-3.5" />, tone: 'text-fine' },
  interview: { icon: <CircleCheck aria-hidden="true" className="size-3.5" />, tone: 'text-good' },
  offer: { icon: <CircleCheck aria-hidden="true" className="size-3.5" />, tone: 'text-good' },
  hired: { icon: <CircleCheck aria-hidden="true" className="size-3.5" />, tone: 'text-good' },
  declined: { icon: <CircleSlash aria-hidden="true" className="size-3.5" />, tone: 'text-ink-2' },
  withdrawn: { icon: <Circle aria-hidden="true" className="size-3.5" />, tone: 'text-ink-3' },
};

type RowProps = { candidacy: Candidacy; isOpen: boolean; onChoose: () => void };

function Row({ candidacy: { title, company, way, state, givenAt, readAt, endsAt }, isOpen, onChoose }: RowProps) {
  const { icon, tone } = signs[state];
  const isOver = state === 'withdrawn';
  return (
    <li
      className={`relative border-b border-line py-3 ps-2.5 ${grid} ${isOpen ? 'bg-surface before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-leaf' : ''}`}
    >
      <div className="min-w-0">
        <p className={isOver ? 'text-ink-2' : 'font-medium'}>{company || title}</p>
        {company ? <p className="text-s text-ink-2">{title}</p> : null}
      </div>
      <p className="hidden text-s text-ink-2 md:block">{[words.ways[way], givenAt && texts.day(givenAt)].filter(Boolean).join(', ')}</p>
      <p className={`mt-1 flex items-center gap-1.5 text-s md:mt-0 ${tone}`}>
        {icon} {words.states[state]}
      </p>
      <p className="hidden text-s text-ink-2 md:block">
        {readAt ? texts.day(readAt) : isOver ? words.erased : state === 'asked' && endsAt ? words.until(endsAt) : words.notRead}
      </p>
      <div className="-ms-3 mt-1 md:ms-0 md:mt-0 md:text-end">
        <Button size="sm" look={isOpen ? 'quiet' : 'outlined'} aria-expanded={isOpen} onClick={onChoose}>
          {isOpen ? words.close : isOver ? words.receipt : state === 'asked' ? words.answer : words.open}
        </Button>
      </div>
    </li>
  );
}
