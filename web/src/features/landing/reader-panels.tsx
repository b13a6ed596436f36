import type { ReactNode } from 'react';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { texts } from './texts';

/** What it is for those who look for work, and for those who look for people. `aim`: what screening is meant to become, in words that say so. */
export function ReaderPanels({ start, aim }: { start: ReactNode; aim: string | null }) {
  const { signedIn, openSignIn } = useSession();
  const { seekers, recruiters } = texts;
  const [first, ...rest] = recruiters.rows;
  const withAim = first && aim ? [{ head: aim, text: first.text }, ...rest] : recruiters.rows;
  return (
    <section className="grid gap-x-18 gap-y-14 pt-20 md:pt-34 lg:grid-cols-2">
      <Panel title={seekers.title} rows={seekers.rows}>
        {start}
      </Panel>
      <Panel title={recruiters.title} rows={withAim}>
        {signedIn ? null : (
          <Button className="rounded-m!" onClick={() => openSignIn({ userType: 'business' })}>
            {recruiters.action}
          </Button>
        )}
      </Panel>
    </section>
  );
}

type PanelProps = { title: string; rows: readonly { head: string; text: string }[]; children: ReactNode };

const Panel = ({ title, rows, children }: PanelProps) => (
  <div className="border-t-3 border-ink pt-6">
    <h2 className="mb-6 font-serif text-[2rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{title}</h2>
    <ul className="mb-6">
      {rows.map(({ head, text }) => (
        <li key={head} className="border-t border-line py-3.5 text-ink-2">
          <b className="block font-semibold text-ink first-letter:uppercase">{head}</b>
          {text}
        </li>
      ))}
    </ul>
    {children}
  </div>
);
