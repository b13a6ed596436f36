import type { Connector, MadeConnector } from '@folia/contracts/connector/shapes';
import { connectorKinds } from '@folia/contracts/connector/words';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/form-dialog';
import { RemovalDialog } from '../../../ui/removal-dialog';
import { ListSection } from '../list-section';
import { ConnectorKeyDialog } from './connector-key-dialog';
import { ConnectorLog } from './connector-log';
import { ConnectorRow, type ConnectorWish, connectorGrid } from './connector-row';
import { connectorTexts as texts } from './connector-texts';
import { CredentialsDialog } from './credentials-dialog';
import { MappingDialog } from './mapping-dialog';
import { TryDialog } from './try-dialog';
import { useConnectorChange, useConnectors } from './use-connectors';

/** Systems of applications that the account is connected with, and what passed between the two sides. */
export function ConnectorsSection() {
  const { data, isError, refetch } = useConnectors();
  const [open, setOpen] = useState<{ what: ConnectorWish; connector: Connector } | null>(null);
  const [made, setMade] = useState<MadeConnector | null>(null);
  const all = data?.items ?? [];
  const [missing] = connectorKinds.filter((kind) => !all.some((one) => one.kind === kind));
  const close = () => setOpen(null);
  const add = useConnectorChange((kind: (typeof connectorKinds)[number]) => api.post('/connectors', { body: { kind } }), { onDone: setMade });
  const rotate = useConnectorChange((id: string) => api.post('/connectors/{id}/key', { path: { id } }), {
    isInDialog: true,
    onDone: (another) => {
      close();
      setMade(another);
    },
  });
  return (
    <ListSection
      id="connectors-title"
      title={texts.title}
      lead={texts.lead}
      action={
        missing ? (
          <Button icon={<Plus />} className="max-sm:w-full" busy={add.isPending} onClick={() => add.mutate(missing)}>
            {texts.add(missing)}
          </Button>
        ) : null
      }
      count={data?.items?.length ?? null}
      hasFailed={isError}
      onAgain={() => void refetch()}
      words={texts}
      example={<code className="font-mono text-xs [overflow-wrap:anywhere]">{'{"partner_status":"complete","partner_score":81, …}'}</code>}
    >
      {all.length > 0 ? (
        <>
          <div aria-hidden="true" className={`${connectorGrid} border-b border-line py-2 text-xs text-ink-3 max-lg:hidden`}>
            {texts.columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul aria-labelledby="connectors-title">
            {all.map((connector) => (
              <ConnectorRow key={connector.id} connector={connector} onWish={(what) => setOpen({ what, connector })} />
            ))}
          </ul>
          {all.map((connector) => (
            <ConnectorLog key={connector.id} connector={connector} />
          ))}
        </>
      ) : null}
      {made ? <ConnectorKeyDialog made={made} onClose={() => setMade(null)} /> : null}
      {open?.what === 'map' ? <MappingDialog connector={open.connector} onClose={close} /> : null}
      {open?.what === 'credentials' ? <CredentialsDialog connector={open.connector} onClose={close} /> : null}
      {open?.what === 'try' ? <TryDialog connector={open.connector} onClose={close} /> : null}
      {open?.what === 'key' ? (
        <FormDialog
          title={texts.rotateTitle}
          action={texts.rotate}
          cancel={texts.cancel}
          popup
          isTyped={false}
          isBusy={rotate.isPending}
          failure={rotate.error && reasonOf(rotate.error)}
          onClose={close}
          onSubmit={() => rotate.mutate(open.connector.id)}
        >
          <p className="text-ink-2">{texts.rotateLead}</p>
        </FormDialog>
      ) : null}
      {open?.what === 'remove' ? (
        <RemovalDialog
          title={texts.removeTitle(open.connector.kind)}
          text={texts.removeText}
          done={texts.removed}
          remove={() => api.delete('/connectors/{id}', { path: { id: open.connector.id } })}
          onRemoved={async () => {
            await refetch();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </ListSection>
  );
}
