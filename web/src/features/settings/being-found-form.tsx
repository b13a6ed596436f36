import { type BeingFound, type FindMode, mostListedDomains } from '@folia/contracts/being-found/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { beingFoundTexts as words } from './being-found-texts';
import { Choice } from './choice';
import { SettingRow } from './setting-row';

const domainShape = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const listOf = (typed: string) => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

function faultOf(typed: string): string | null {
  const wrong = listOf(typed).find((line) => !domainShape.test(line));
  if (wrong) return words.notADomain(wrong);
  return listOf(typed).length > mostListedDomains ? words.tooMany : null;
}

/** Who may find somebody; nothing holds until it is saved. */
export function BeingFoundForm({ kept }: { kept: BeingFound }) {
  const client = useQueryClient();
  const toast = useToast();
  const [mode, setMode] = useState<FindMode>(kept.mode);
  const [named, setNamed] = useState(kept.named.join('\n'));
  const [never, setNever] = useState(kept.never.join('\n'));
  const [isSent, setSent] = useState(false);
  const save = useMutation({
    mutationFn: () => api.put('/being-found', { body: { mode, named: listOf(named), never: listOf(never) } }),
    onSuccess: (saved) => {
      client.setQueryData(['being-found'], saved);
      toast(words.saved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!faultOf(named) && !faultOf(never) && !save.isPending) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="pb-5">
      <SettingRow title={words.who} text={words.whoText}>
        <Choice label={words.who} options={words.modes} value={mode} onChange={setMode} />
      </SettingRow>
      <div className="grid gap-4 border-t border-line py-5">
        {mode === 'named' ? (
          <TextArea
            label={words.named}
            hint={words.namedHint}
            error={isSent ? faultOf(named) : null}
            autoCapitalize="none"
            spellCheck={false}
            value={named}
            onChange={({ target }) => setNamed(target.value)}
          />
        ) : null}
        <TextArea
          label={words.never}
          hint={words.neverHint}
          error={isSent ? faultOf(never) : null}
          autoCapitalize="none"
          spellCheck={false}
          value={never}
          onChange={({ target }) => setNever(target.value)}
        />
        <p role="alert" className="text-bad empty:hidden">
          {save.error ? reasonOf(save.error) : ''}
        </p>
        <div>
          <Button type="submit" look="primary" busy={save.isPending}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
