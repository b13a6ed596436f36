import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { ownerTexts } from './texts';
import type { VisibilityChange } from './use-visibility';

type PublishDialogProps = { view: PortfolioView; visible: boolean; busy: boolean; onClose: () => void; onSave: (change: VisibilityChange) => void };

/** Lists exactly what is, or becomes, public (DESIGN section 6); also contains the switch for search engines. */
export function PublishDialog({ view, visible, busy, onClose, onSave }: PublishDialogProps) {
  const isPublic = view.owner?.visibility === 'public';
  const [indexable, setIndexable] = useState(view.profile.indexable);
  const help = useId();
  if (!view.owner) return null;
  const isNamed = view.owner.profileId !== null;
  const save = () => onSave({ ...(!isPublic && { visibility: 'public' as const }), ...(!isNamed && { indexable }) });
  return (
    <Modal
      visible={visible}
      onClose={onClose}
      width="md"
      title={isPublic ? ownerTexts.publish.titlePublic : isNamed ? ownerTexts.publish.titleNamed : ownerTexts.publish.title}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {isPublic ? ownerTexts.publish.close : ownerTexts.publish.cancel}
          </Button>
          <Button look="primary" busy={busy} onClick={save} disabled={isPublic && indexable === view.profile.indexable}>
            {isPublic ? ownerTexts.publish.save : ownerTexts.publish.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2 [overflow-wrap:anywhere]">
        {ownerTexts.publish.lead(window.location.host + paths.portfolio.href(view.uname, view.profile.slug), isPublic)}
      </p>
      <PublicThings view={view} />
      <div className="mt-5 border-t border-line pt-4">
        {isNamed ? null : <Switch label={ownerTexts.publish.indexable} checked={indexable} onChange={setIndexable} describedBy={help} />}
        <p id={help} className="mt-1 text-xs text-ink-3">
          {isNamed ? ownerTexts.publish.neverListed : ownerTexts.publish.indexableHelp}
        </p>
      </div>
    </Modal>
  );
}

function PublicThings({ view: { owner, profile } }: { view: PortfolioView }) {
  if (!owner) return null;
  const counts = itemKinds.flatMap((kind: ItemKind) => (owner.publicCounts[kind] ? [texts.counted(kind, owner.publicCounts[kind])] : []));
  const contact = (['email', 'phone'] as const).flatMap((part) =>
    owner[part].visibility === 'public' && owner[part].value ? [`${texts[part]} ${owner[part].value}`] : [],
  );
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[104px_minmax(0,1fr)]">
      <Thing name={ownerTexts.publish.name}>{profile.name || ownerTexts.publish.none}</Thing>
      <Thing name={ownerTexts.publish.headline}>{profile.headline || ownerTexts.publish.none}</Thing>
      <Thing name={ownerTexts.publish.more}>
        {ownerTexts.publish.moreParts({ summary: profile.summary !== '', location: profile.location, links: profile.links.length })}
      </Thing>
      <Thing name={ownerTexts.publish.items}>
        {counts.length ? (
          <ul>
            {counts.map((count) => (
              <li key={count}>{count}</li>
            ))}
          </ul>
        ) : (
          ownerTexts.publish.none
        )}
        <span className="text-ink-3">{ownerTexts.publish.keptPrivate(owner.privateItems)}</span>
      </Thing>
      <Thing name={ownerTexts.publish.contact}>{contact.length ? ownerTexts.publish.contactPart(contact) : ownerTexts.publish.contactPrivate}</Thing>
    </dl>
  );
}

function Thing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="mb-1 [overflow-wrap:anywhere] sm:mb-0">{children}</dd>
    </>
  );
}
