import type { Example } from '@folia/contracts/examples/shapes';
import { Link } from 'react-router-dom';
import { contentHost } from '../../lib/content-host';
import { paths } from '../../lib/paths';
import { Avatar } from '../../ui/avatar';
import { texts } from './texts';

/** Longer side of the small version of a picture, in pixels: `pictureEdges` of the contract, whose import would bring its schemas along. */
const smallEdge = 640;

/** One person: a picture of their work, who they are, the words behind one skill, and what they talk about. */
export function ExampleEntry({ example, isFirst }: { example: Example; isFirst: boolean }) {
  const { uname, name, headline, location, photo, look, accent, position, picture, evidence, talks } = example;
  const page = paths.portfolio.href(uname);
  return (
    <article data-accent={accent} className="min-w-0">
      {picture ? (
        <Link to={page} tabIndex={-1} aria-hidden="true" className="block overflow-hidden rounded-m bg-sunken">
          <Picture picture={picture} isFirst={isFirst} />
        </Link>
      ) : null}
      <div className="mt-5 flex items-start gap-4">
        <Avatar name={name} photo={photo} size={48} className="mt-1" />
        <div className="min-w-0">
          <h2 className="font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em]">
            <Link to={page} className="decoration-line-strong underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-s text-ink-3">{[position, location, texts.inLook(look)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p className="mt-4 max-w-[30em] font-serif text-l leading-[1.45] text-pretty">{headline}</p>
      {evidence ? (
        <div className="mt-4 border-s-2 border-leaf ps-4">
          <h3 className="flex items-center gap-2 text-s font-medium">
            <span
              aria-hidden="true"
              className="inline-grid h-[18px] min-w-[18px] place-items-center rounded-[9px_9px_9px_2px] bg-leaf-wash text-2xs leading-none font-[650] text-leaf shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)]"
            >
              1
            </span>
            <span className="sr-only">{texts.evidence}: </span>
            {evidence.skill}
          </h3>
          <p className="mt-1 max-w-[34em] text-m text-pretty text-ink-2">{evidence.words}</p>
        </div>
      ) : null}
      {talks.length ? (
        <div className="mt-4 grid gap-x-4 text-s sm:grid-cols-[3.25rem_minmax(0,1fr)]">
          <h3 className="py-1 text-ink-3">{texts.talks(talks.length)}</h3>
          <ul>
            {talks.slice(0, 2).map((talk) => (
              <li key={talk.id} className="py-1">
                <Link to={paths.itemPage('talk').href(uname, talk.id)} className="underline decoration-line-strong underline-offset-4 hover:decoration-leaf">
                  {talk.title}
                </Link>
                {talk.event ? <span className="text-ink-3">, {talk.event}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </article>
  );
}

function Picture({ picture: { url, width, height }, isFirst }: { picture: NonNullable<Example['picture']>; isFirst: boolean }) {
  const whole = contentHost() + url;
  const small = whole.replace('photo.webp', 'photo-640.webp');
  const [across, down] = [width ?? 1, height ?? 1];
  const smallWidth = Math.round(across * Math.min(1, smallEdge / Math.max(across, down)));
  return (
    <img
      src={small}
      srcSet={smallWidth < across ? `${small} ${smallWidth}w, ${whole} ${across}w` : undefined}
      sizes="(min-width: 1216px) 552px, (min-width: 768px) 46vw, 92vw"
      width={across}
      height={down}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className="aspect-[8/5] h-auto w-full object-cover"
    />
  );
}
