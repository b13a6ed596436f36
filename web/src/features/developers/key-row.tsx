import type { ApiKey } from '@folia/contracts/api-key/shapes';
import { RotateCw, TriangleAlert, X } from 'lucide-react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Signal } from '../../ui/signal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useKeyChange } from './use-keys';

/** The columns of a key: name, key, what it may, last used, from, ends, what can be done. */
export const keyGrid = 'ps-3 lg:grid lg:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1.7fr)_7rem_5rem_7.5rem_10.5rem] lg:items-center lg:gap-x-4';

type KeyRowProps = { apiKey: ApiKey /** Null for somebody else's. */; onRotate: (() => void) | null; onRevoke: () => void };

export function KeyRow({ apiKey, onRotate, onRevoke }: KeyRowProps) {
  const { name, scopes, addresses, lastUsedAt, overlapsUntil } = apiKey;
  const over = overOf(apiKey);
  return (
    <li className={`${keyGrid} border-b border-line py-2.5 text-s max-lg:space-y-1`}>
      <div className="min-w-0">
        <p className={`font-semibold [overflow-wrap:anywhere] ${over ? 'text-ink-3' : ''}`}>{name}</p>
        <p className="text-xs text-ink-3">{texts.madeBy(apiKey)}</p>
      </div>
      <code className="font-mono text-xs text-ink-2 max-lg:block">{texts.shown(apiKey)}</code>
      <span className="text-ink-2 max-lg:block">
        <Label>{texts.columns.may}</Label>
        {texts.may(scopes)}
      </span>
      <span className="max-lg:block">
        <Label>{texts.columns.used}</Label>
        {texts.used(lastUsedAt)}
      </span>
      <span className="max-lg:block" title={addresses.join(', ')}>
        <Label>{texts.columns.from}</Label>
        {texts.from(addresses)}
      </span>
      <span className="max-lg:block">
        <Label>{texts.columns.ends}</Label>
        {over ? (
          <Signal tone="off" icon={<X aria-hidden="true" />}>
            {over}
          </Signal>
        ) : apiKey.makerHasLeft ? (
          <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
            {texts.makerHasLeft}
          </Signal>
        ) : apiKey.endsAt ? (
          texts.ends(apiKey.endsAt)
        ) : (
          texts.never
        )}
      </span>
      <div className="flex justify-end gap-1 max-lg:-ms-2.5 max-lg:justify-start">
        {over ? <RemoveButton apiKey={apiKey} /> : null}
        {!over && onRotate ? (
          <Button look="quiet" size="sm" icon={<RotateCw />} aria-label={`${texts.rotate} ${name}`} onClick={onRotate}>
            {texts.rotate}
          </Button>
        ) : null}
        {over ? null : (
          <Button look="quiet" size="sm" aria-label={texts.revokeOf(name)} onClick={onRevoke}>
            {texts.revoke}
          </Button>
        )}
      </div>
      {overlapsUntil && !over ? <p className="text-xs text-ink-3 lg:col-span-full">{texts.overlap(overlapsUntil)}</p> : null}
    </li>
  );
}

/** On the phone there are no columns; readers hear the names everywhere. */
const Label = ({ children }: { children: string }) => <span className="text-ink-3 lg:sr-only">{children}: </span>;

const overOf = ({ revokedAt, hasEnded, endsAt }: ApiKey) => (revokedAt ? texts.revokedAt(revokedAt) : hasEnded && endsAt ? texts.ended(endsAt) : null);

function RemoveButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const toast = useToast();
  const remove = useKeyChange(
    () => api.delete('/api-keys/{id}', { path: { id } }),
    () => toast(texts.removed),
  );
  return (
    <Button
      look="quiet"
      size="sm"
      busy={remove.isPending}
      aria-label={texts.removeOf(name)}
      onClick={() => remove.mutate(undefined, { onError: (error) => toast(reasonOf(error)) })}
    >
      {texts.remove}
    </Button>
  );
}
