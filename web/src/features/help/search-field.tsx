import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/field';
import { helpTexts as texts } from './texts';

const pauseMs = 200;

/** A form that the server answers; with scripts the articles follow what is typed. */
export function SearchField({ question }: { question: string }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const asked = typed.trim();
    void navigate(asked ? `${paths.help.href()}?q=${encodeURIComponent(asked)}` : paths.help.href(), { replace: true, preventScrollReset: true });
  };
  const later = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), pauseMs);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search>
      <form action={paths.help.href()} onSubmit={submit} className="mt-8 flex gap-2">
        <input
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          defaultValue={question}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => later(event.target.value)}
          className={controlClass}
        />
        <Button type="submit" className="h-auto! min-h-11 md:pointer-fine:min-h-10" icon={<Search aria-hidden="true" />}>
          {texts.searchButton}
        </Button>
      </form>
    </search>
  );
}
