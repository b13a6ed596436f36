import { useMemo, useState } from 'react';
import { CommandPalette } from '../../features/command-palette/command-palette';
import { matchEntries, type PaletteEntry } from '../../features/command-palette/palette-entry';
import { useOwnThings } from '../../features/command-palette/use-own-things';
import { createEntries } from '../../features/create/create-entries';
import { usePeopleSearch } from '../../features/people-search/use-people-search';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Avatar } from '../../ui/avatar';
import { guestPlaces, memberPlaces } from './places';
import { texts } from './texts';

const toMake: readonly PaletteEntry[] = createEntries
  .flat()
  .map(({ label, icon: Icon, href }) => ({ id: `make-${label}`, label, hint: texts.toMake, icon: <Icon />, href }));

/** Where the features that the palette leads to meet. */
export function Palette({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { user, signedIn, openSignIn } = useSession();
  const [typed, setTyped] = useState('');
  const places = useMemo(() => (signedIn ? memberPlaces(user) : guestPlaces(() => openSignIn({ source: 'other' }))), [signedIn, user, openSignIn]);
  const own = useOwnThings(typed, signedIn);
  // Guests cannot search people (spec section 6).
  const search = usePeopleSearch(signedIn ? typed : '');
  const people = (search.state === 'found' ? search.people : []).map(
    ({ id, name, uname, photo }): PaletteEntry => ({
      id: `person-${id}`,
      label: name,
      hint: `@${uname}`,
      icon: <Avatar name={name} photo={photo} size={24} />,
      href: paths.portfolio.href(uname),
    }),
  );
  return (
    <CommandPalette
      visible={visible}
      onClose={onClose}
      isMember={signedIn}
      typed={typed}
      onType={setTyped}
      groups={[
        { title: texts.goTo, entries: matchEntries(places, typed) },
        { title: texts.make, entries: signedIn ? matchEntries(toMake, typed) : [] },
        ...own.groups,
        { title: texts.people, entries: people },
      ]}
      isSearching={own.isSearching || search.state === 'searching'}
      failed={search.state === 'failed' ? [...own.failed, texts.people] : own.failed}
    />
  );
}
