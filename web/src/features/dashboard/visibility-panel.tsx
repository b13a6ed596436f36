import { type ItemKind, itemHeading, itemKinds } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { visibilities } from '@folia/contracts/portfolio/effective-visibility';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { ChevronRight, Eye, Link2, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { Modal } from '../../ui/modal';
import { Select } from '../../ui/select';
import type { VisibilitySwitchSlot } from './dashboard-head';
import { texts } from './texts';
import { useVisibilities } from './use-visibilities';

type VisibilityPanelProps = {
  view: PortfolioView;
  items: readonly Item[];
  visible: boolean;
  VisibilitySwitch: VisibilitySwitchSlot;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

const words = texts.who;

/** The one place that says who sees what: the page, contact, sections, entries; it also shows the page as others see it. */
export function VisibilityPanel({ visible, onClose, ...rest }: VisibilityPanelProps) {
  return (
    <Modal visible={visible} onClose={onClose} width="md" title={words.title}>
      <Choices {...rest} />
    </Modal>
  );
}

function Choices({ view, items, VisibilitySwitch, onChanged }: Omit<VisibilityPanelProps, 'visible' | 'onClose'>) {
  const { notice, busy, setSection, setContact, setItem } = useVisibilities(view, onChanged);
  if (!view.owner) return null;
  const { owner } = view;
  const kinds = itemKinds.filter((kind) => items.some((item) => item.kind === kind));
  return (
    <div>
      <p className="mb-4 text-ink-2">{words.lead}</p>
      <ViewAsLinks uname={view.uname} />
      <p role="status" className="my-3 text-[0.8125rem] text-warn empty:hidden">
        {notice}
      </p>
      <div className="mt-5 border-y border-line py-2.5">
        <VisibilitySwitch view={view} onChanged={onChanged} sentence={owner.visibility === 'public' ? words.choice.public : words.pagePrivate} />
      </div>
      <ul className="divide-y divide-line">
        {(['email', 'phone'] as const).map((part) =>
          owner[part].value ? (
            <li key={part}>
              <Row name={texts.contactParts[part]} note={owner[part].value}>
                <Choice name={texts.contactParts[part]} value={owner[part].visibility} disabled={busy} onChange={(next) => void setContact(part, next)} />
              </Row>
            </li>
          ) : null,
        )}
        {kinds.map((kind) => (
          <SectionChoice
            key={kind}
            kind={kind}
            section={owner.sections[kind] ?? 'public'}
            items={items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position)}
            busy={busy}
            onSection={(next) => void setSection(kind, next)}
            onItem={(item, next) => void setItem(item, next)}
          />
        ))}
      </ul>
    </div>
  );
}

function ViewAsLinks({ uname }: { uname: string }) {
  const address = paths.portfolio.href(uname);
  const look = buttonClass({ size: 'sm' });
  return (
    <nav aria-label={words.viewAs} className="flex flex-wrap items-center gap-2">
      <span className="me-1 text-[0.8125rem] text-ink-3">{words.viewAs}</span>
      <Link to={`${address}?as=visitor`} className={look}>
        <Eye aria-hidden="true" />
        {words.visitor}
      </Link>
      <Link to={`${address}?as=link`} className={look}>
        <Link2 aria-hidden="true" />
        {words.link}
      </Link>
      <Link to={address} className={look}>
        <User aria-hidden="true" />
        {words.myself}
      </Link>
    </nav>
  );
}

type SectionChoiceProps = {
  kind: ItemKind;
  section: Visibility;
  items: readonly Item[];
  busy: boolean;
  onSection: (next: Visibility) => void;
  onItem: (item: Item, next: Visibility) => void;
};

/** A section with its entries collapsed: most people decide by section. */
function SectionChoice({ kind, section, items, busy, onSection, onItem }: SectionChoiceProps) {
  const [open, setOpen] = useState(false);
  const name = texts.section(kind);
  return (
    <li>
      <div className="flex items-center gap-3 py-2">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="group flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start md:min-h-9"
        >
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 transition-transform duration-120 group-aria-expanded:rotate-90" />
          <span className="font-[550]">{name}</span>
          <span className="text-ink-3">{items.length}</span>
        </button>
        <Choice name={name} value={section} disabled={busy} onChange={onSection} />
      </div>
      {open ? (
        <ul aria-label={words.entries(name, items.length)} className="mb-2 ms-6 border-s border-line ps-3">
          {items.map((item) => {
            const heading = itemHeading(item.kind, item.fields) || words.unnamed;
            const held = section !== 'public' && visibilities.indexOf(section) > visibilities.indexOf(item.visibility) ? words.held[section] : undefined;
            return (
              <li key={item.id}>
                <Row name={heading} note={held}>
                  <Choice name={heading} value={item.visibility} disabled={busy} onChange={(next) => onItem(item, next)} />
                </Row>
              </li>
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 py-2">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {note ? <span className="block text-xs text-ink-3">{note}</span> : null}
      </p>
      {children}
    </div>
  );
}

type ChoiceProps = { name: string; value: Visibility; disabled: boolean; onChange: (next: Visibility) => void };

function Choice({ name, value, disabled, onChange }: ChoiceProps) {
  return (
    <Select
      hideLabel
      className="w-44 shrink-0 max-sm:w-36"
      label={words.of(name)}
      value={value}
      disabled={disabled}
      options={visibilities.map((visibility) => ({ value: visibility, label: words.choice[visibility] }))}
      onChange={(next) => onChange(next as Visibility)}
    />
  );
}
