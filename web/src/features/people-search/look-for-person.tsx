import { type FormEvent, useState } from 'react';
import { useSession } from '../../lib/session-context';
import { readStored, storageKeys, writeStored } from '../../lib/storage';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { SearchHere } from './search-here';
import { texts } from './texts';

/** Whom a guest looked for at this address, for as long as their tab. */
const keep = (typed: string) => writeStored('sessionStorage', storageKeys.lookedFor, JSON.stringify({ path: window.location.pathname, typed }));
function kept(): string {
  const { path, typed } = JSON.parse(readStored('sessionStorage', storageKeys.lookedFor) ?? '{}') as { path?: string; typed?: string };
  return path === window.location.pathname && typed ? typed : '';
}

/** Where there is nothing to see: members search right there, guests once they have signed in, for what they typed. */
export function LookForPerson() {
  const { signedIn } = useSession();
  return signedIn ? <MembersLook /> : <GuestsLook />;
}

const MembersLook = () => (
  <>
    <p className="mb-1.5 text-[0.8125rem] font-[550]">{texts.look}</p>
    <SearchHere initial={kept()} />
  </>
);

function GuestsLook() {
  const { openSignIn } = useSession();
  const [typed, setTyped] = useState(kept);
  const search = (event: FormEvent) => {
    event.preventDefault();
    keep(typed);
    openSignIn({ source: 'other' });
  };
  return (
    <form onSubmit={search} className="flex items-start gap-2">
      <TextField
        label={texts.look}
        hint={texts.needsSignIn}
        placeholder={texts.placeholder}
        maxLength={100}
        autoComplete="off"
        className="min-w-0 flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="mt-6">
        {texts.open}
      </Button>
    </form>
  );
}
