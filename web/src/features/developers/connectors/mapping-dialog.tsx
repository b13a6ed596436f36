import type { Connector, ConnectorMapping } from '@folia/contracts/connector/shapes';
import { resultFields, scoreFields } from '@folia/contracts/connector/words';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { FormDialog } from '../../../ui/form-dialog';
import { connectorTexts as texts } from './connector-texts';
import { HandoverChoice } from './handover-choice';
import { TestChoice } from './test-choice';
import { useConnectorChange } from './use-connectors';

/** Which jobs are tests, under which names, what goes back, and where candidates may be sent. */
export function MappingDialog({ connector: { id, version, mapping, user }, onClose }: { connector: Connector; onClose: () => void }) {
  const [wanted, setWanted] = useState<ConnectorMapping>(mapping);
  const [isSent, setSent] = useState(false);
  const save = useConnectorChange((body: ConnectorMapping) => api.patch('/connectors/{id}', { path: { id }, body: { version, mapping: body } }), {
    isInDialog: true,
    onDone: onClose,
  });
  const isNamed = wanted.tests.every(({ name }) => name.trim() !== '');
  return (
    <FormDialog
      title={texts.mapTitle}
      action={texts.save}
      cancel={texts.cancel}
      isTyped={JSON.stringify(wanted) !== JSON.stringify(mapping)}
      isBusy={save.isPending}
      failure={save.error && reasonOf(save.error)}
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (isNamed) save.mutate(wanted);
      }}
    >
      <TestChoice tests={wanted.tests} isSent={isSent} onChange={(tests) => setWanted((before) => ({ ...before, tests }))} />
      <fieldset>
        <legend className="text-[0.8125rem] font-[550]">{texts.scoreHead}</legend>
        {scoreFields.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2.5 border-b border-line py-1.5">
            <input
              type="radio"
              name="score"
              className="size-4 shrink-0 accent-(--leaf)"
              checked={wanted.score === one}
              onChange={() => setWanted((before) => ({ ...before, score: one }))}
            />
            {texts.scores[one]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="text-[0.8125rem] font-[550]">{texts.fieldsHead}</legend>
        {resultFields.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2.5 border-b border-line py-1.5">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-(--leaf)"
              checked={wanted.fields.includes(one)}
              onChange={({ target }) =>
                setWanted((before) => ({ ...before, fields: resultFields.filter((field) => (field === one ? target.checked : before.fields.includes(field))) }))
              }
            />
            {texts.fields[one]}
          </label>
        ))}
      </fieldset>
      {user ? <HandoverChoice id={id} handovers={wanted.handovers} onChange={(handovers) => setWanted((before) => ({ ...before, handovers }))} /> : null}
    </FormDialog>
  );
}
