import type { AdminPerson } from '@folia/contracts/admin/shapes';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { TextField } from '../../ui/text-field';
import { PersonView } from './person-view';
import { Standing } from './standing';
import { planNames, texts } from './texts';

const pauseMs = 300;

export function PeopleTab() {
  const [search] = useSearchParams();
  const person = search.get('person');
  return person ? <PersonView key={person} id={person} /> : <PeopleList />;
}

function PeopleList() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('text') ?? '';
  const [text, setText] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text.trim() === asked) return;
      setSearch(
        (now) => {
          if (text.trim()) now.set('text', text.trim());
          else now.delete('text');
          return now;
        },
        { replace: true },
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked, setSearch]);
  const people = useCursorPages(['admin', 'people', asked], '/admin/people', { query: { text: asked || undefined } });
  return (
    <>
      <search>
        <TextField
          label={texts.findLabel}
          hint={texts.findHint}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mb-5 max-w-[420px]"
        />
      </search>
      <PagedList
        pages={people}
        label={texts.people}
        failed={texts.listFailed}
        empty={<EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>}
        row={(person) => <PersonRow key={person.id} person={person} />}
      />
    </>
  );
}

function PersonRow({ person }: { person: AdminPerson }) {
  return (
    <li className="relative grid items-center gap-x-4 gap-y-0.5 py-2.5 hover:bg-raised md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_110px_110px_140px]">
      <p className="min-w-0 truncate">
        <Link to={paths.admin.person(person.id)} className="font-[550] after:absolute after:inset-0">
          {person.name}
        </Link>{' '}
        <span className="text-ink-3">@{person.uname}</span>
      </p>
      <p className="min-w-0 truncate text-ink-2">{person.email ?? <span className="text-ink-3">{texts.noEmail}</span>}</p>
      <p className="text-ink-2">{planNames[person.plan]}</p>
      <Standing person={person} />
      <time dateTime={person.createdAt} className="text-[0.8125rem] text-ink-3">
        {texts.since(person.createdAt)}
      </time>
    </li>
  );
}
