import { type FormEvent, useState } from 'react';
import { useSession } from '../../lib/session-context';
import { readStored, takeStored, writeStored } from '../../lib/storage';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { SearchHere } from './search-here';
import { texts } from './texts';

/** Whom a guest looked for, until they are signed in. */
const key = 'folia-looked-for';

/** Where there is nothing to see: members search right there, guests once they have signed in, for what they typed. */
export function LookForPerson() {
  const { signedIn } = useSession();
  return signedIn ? <MembersLook /> : <GuestsLook />;
}

function MembersLook() {
  const [kept] = useState(() => takeStored('sessionStorage', key) ?? '');
  return (
    <>
      <p className="mb-1.5 font-medium">{texts.look}</p>
      <SearchHere initial={kept} />
    </>
  );
}

function GuestsLook() {
  const { openSignIn } = useSession();
  const [typed, setTyped] = useState(() => readStored('sessionStorage', key) ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    writeStored('sessionStorage', key, typed);
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
