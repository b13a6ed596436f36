import { texts } from './texts';

type Section = { id: string; title: string };

/** The sections of a post: beside it where there is room, else folded above it. */
export function PostContents({ sections, place }: { sections: readonly Section[]; place: 'beside' | 'above' }) {
  const list = (
    <ol className="mt-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 leading-snug text-ink-2 hover:text-leaf md:min-h-8">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  if (place === 'beside')
    return (
      <nav aria-label={texts.contents} className="mt-8 text-s max-lg:hidden">
        <p className="text-ink-3">{texts.contents}</p>
        {list}
      </nav>
    );
  return (
    <nav aria-label={texts.contents} className="mb-6 text-s lg:hidden">
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-ink-2">{texts.contents}</summary>
        {list}
      </details>
    </nav>
  );
}
