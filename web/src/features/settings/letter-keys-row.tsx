import { useQueryClient } from '@tanstack/react-query';
import { openOverlay } from '../../lib/overlay';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Switch } from '../../ui/switch';
import { SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { texts } from './texts';
import { useSettings } from './use-settings';

const words = texts.appearance;

/** The one switch for letters that work as keys, on every device of this person. */
export function LetterKeysRow() {
  const client = useQueryClient();
  const { user } = useSession();
  const { query, saved, changeAccount } = useSettings();
  const letterKeys = query.data?.letterKeys ?? user.letterKeys;
  const change = async (next: boolean) => {
    await changeAccount({ letterKeys: next });
    // What works on a screen is decided by who is here.
    await client.invalidateQueries({ queryKey: ['current-user'] });
  };
  return (
    <SettingRow title={words.letterKeys} text={words.letterKeysText}>
      <Switch label={words.letterKeysSwitch} checked={letterKeys} onChange={(next) => void change(next)} />
      {letterKeys ? (
        <p>
          <Button look="quiet" size="sm" className="-ms-2.5" onClick={() => openOverlay('keys')}>
            {words.showKeys}
          </Button>
        </p>
      ) : null}
      <SavedLine saved={saved} />
    </SettingRow>
  );
}
