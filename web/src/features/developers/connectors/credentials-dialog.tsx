import type { Connector } from '@folia/contracts/connector/shapes';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { FormDialog } from '../../../ui/form-dialog';
import { TextField } from '../../../ui/text-field';
import { connectorTexts as texts } from './connector-texts';
import { useConnectorChange } from './use-connectors';

/** What opens the other side's own interface; it is shown nowhere once it is typed. */
export function CredentialsDialog({ connector: { id, kind }, onClose }: { connector: Connector; onClose: () => void }) {
  const [apiKey, setApiKey] = useState('');
  const [onBehalfOf, setOnBehalfOf] = useState('');
  const [isSent, setSent] = useState(false);
  const isWhole = apiKey.trim() !== '' && onBehalfOf.trim() !== '';
  const save = useConnectorChange(() => api.put('/connectors/{id}/credentials', { path: { id }, body: { apiKey, onBehalfOf: onBehalfOf.trim() } }), {
    done: texts.credentialsSaved,
    isInDialog: true,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.credentialsTitle(kind)}
      action={texts.credentialsSave}
      cancel={texts.cancel}
      isTyped={apiKey !== '' || onBehalfOf !== ''}
      isBusy={save.isPending}
      failure={save.error ? reasonOf(save.error) : isSent && !isWhole ? texts.needsBoth : null}
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (isWhole) save.mutate(undefined);
      }}
    >
      <p className="text-ink-2">{texts.credentialsLead}</p>
      <TextField
        label={texts.apiKey}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={apiKey}
        onChange={({ target }) => setApiKey(target.value)}
      />
      <TextField
        label={texts.onBehalfOf}
        type="email"
        autoComplete="off"
        maxLength={320}
        value={onBehalfOf}
        onChange={({ target }) => setOnBehalfOf(target.value)}
      />
    </FormDialog>
  );
}
