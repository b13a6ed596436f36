import type { MadeConnector } from '@folia/contracts/connector/shapes';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { connectorTexts as texts } from './connector-texts';

const paths = ['list_tests', 'send_test', 'test_status', 'response_error'];

/** The only time that a key is shown, with the addresses that the other side asks. */
export function ConnectorKeyDialog({ made: { connector, key }, onClose }: { made: MadeConnector; onClose: () => void }) {
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.keyTitle(connector.kind)}
      onClose={onClose}
      foot={
        <>
          <CopyButton value={key} label={texts.copyKey} look="primary" size="md" />
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-ink-2">{texts.keyLead}</p>
        <TextField label={texts.key} value={key} readOnly spellCheck={false} hint={texts.once} onFocus={(event) => event.target.select()} />
        <div>
          <h3 className="text-[0.8125rem] font-[550]">{texts.addresses}</h3>
          <ul className="mt-1">
            {paths.map((path) => (
              <li key={path} className="border-b border-line py-2">
                <code className="font-mono text-xs [overflow-wrap:anywhere]">{`${window.location.origin}/api/${connector.kind}/${path}`}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Modal>
  );
}
