import type { KeyMode, MadeApiKey } from '@folia/contracts/api-key/shapes';
import { isInSandbox, type Scope } from '@folia/contracts/scopes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { FormDialog } from '../../ui/form-dialog';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { TextArea, TextField } from '../../ui/text-field';
import { FreshSignIn, refusalOf } from './fresh-sign-in';
import { ScopeChoice } from './scope-choice';
import { texts } from './texts';
import { useMadeKey } from './use-keys';

type CreateKeyDialogProps = { scopes: readonly Scope[]; initialMode: KeyMode; onMade: (made: MadeApiKey) => void; onClose: () => void };
const endings = { '30': 30, '90': 90, '365': 365, never: null } as const;
type Ending = keyof typeof endings;

/** What the key is for, what it may do, from where, and until when. */
export function CreateKeyDialog({ scopes, initialMode, onMade, onClose }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [mode, setMode] = useState(initialMode);
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [typed, setTyped] = useState('');
  const [ending, setEnding] = useState<Ending>('365');
  const [isSent, setSent] = useState(false);
  const addresses = typed.split(/[\s,;]+/).filter(Boolean);
  const make = useMadeKey(() => api.post('/api-keys', { body: { name, mode, scopes: [...chosen], addresses, days: endings[ending] } }), onMade);
  const isMissing = name.trim() === '' || chosen.length === 0;
  return (
    <FormDialog
      title={texts.create}
      action={texts.action}
      cancel={texts.cancel}
      isTyped={name !== '' || typed !== '' || chosen.length > 0}
      isBusy={make.isPending}
      failure={isSent && chosen.length === 0 ? texts.chooseOne : refusalOf(make.error)}
      note={<FreshSignIn error={make.error} />}
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (!isMissing) make.mutate(undefined);
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={isSent && name.trim() === '' ? texts.nameNeeded : null}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Segmented
          label={texts.mode}
          value={mode}
          options={[
            { value: 'live', label: texts.modes.live },
            { value: 'test', label: texts.modes.test },
          ]}
          onChange={(next) => {
            setMode(next);
            if (next === 'test') setChosen(chosen.filter(isInSandbox));
          }}
        />
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.modeHints[mode]}</p>
      </div>
      <ScopeChoice offered={mode === 'test' ? scopes.filter(isInSandbox) : scopes} chosen={chosen} onChange={setChosen} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          label={texts.addresses}
          hint={texts.addressesHint}
          rows={1}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label={texts.ending}
          value={ending}
          options={(Object.keys(endings) as Ending[]).map((value) => ({ value, label: texts.endings[value] }))}
          onChange={(value) => setEnding(value as Ending)}
        />
      </div>
    </FormDialog>
  );
}
