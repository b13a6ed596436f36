import { useState } from 'react';
import { ThemeToggle } from '../src/app/theme-toggle';
import { Logo } from '../src/ui/logo';
import { Tabs } from '../src/ui/tabs';
import { EmailPreviews } from './email-previews';
import { ActionPieces } from './pieces/action-pieces';
import { ChoicePieces } from './pieces/choice-pieces';
import { DialogPieces } from './pieces/dialog-pieces';
import { EvidencePieces } from './pieces/evidence-pieces';
import { FieldPieces } from './pieces/field-pieces';
import { ListPieces } from './pieces/list-pieces';
import { PagePieces } from './pieces/page-pieces';
import { PersonPieces } from './pieces/person-pieces';
import { WaitingPieces } from './pieces/waiting-pieces';

const allPieces = (
  <>
    <EvidencePieces />
    <ActionPieces />
    <FieldPieces />
    <ChoicePieces />
    <DialogPieces />
    <WaitingPieces />
    <ListPieces />
    <PersonPieces />
    <PagePieces />
  </>
);

/** Every piece of the interface in every state, and every e-mail: for whoever builds Folia. */
export function KitPage() {
  const [shown, setShown] = useState(window.location.hash === '#emails' ? 'emails' : 'pieces');
  const show = (tab: string) => {
    setShown(tab);
    window.history.replaceState(null, '', tab === 'emails' ? '#emails' : window.location.pathname);
  };
  return (
    <>
      <header className="page flex h-15 items-center justify-between">
        <a href="/" className="rounded-s">
          <Logo label="Folia, to the start page" />
        </a>
        <ThemeToggle />
      </header>
      <main className="page pb-24">
        <h1 className="headline mt-6 mb-2">The kit</h1>
        <p className="mb-6 max-w-[52ch] text-ink-2">
          Every part once, in every state. Space before lines, lines before boxes; a box only for what floats or can be grabbed.
        </p>
        <Tabs
          label="What the kit shows"
          value={shown}
          onChange={show}
          tabs={[
            { value: 'pieces', label: 'Pieces', content: allPieces },
            { value: 'emails', label: 'E-mails', content: <EmailPreviews /> },
          ]}
        />
      </main>
    </>
  );
}
