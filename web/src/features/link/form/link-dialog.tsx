import type { Item } from '@folia/contracts/item/shapes';
import { maxLinkDescription } from '@folia/contracts/limits';
import type { LinkWithToken } from '@folia/contracts/link/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { Copy } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { useMedia } from '../../../ui/use-media';
import type { LinkActions } from '../use-links';
import { ApplicationLine } from './application-line';
import { formTexts as texts } from './form-texts';
import { GatePreview } from './gate-preview';
import { countSeen, isComplete } from './link-form';
import { RuleFields } from './rule-fields';
import { type Draft, useLinkForm } from './use-link-form';

type LinkDialogProps = {
  draft: Draft;
  items: readonly Item[];
  profiles: readonly NamedProfileSummary[];
  actions: LinkActions;
  onClose: () => void;
  onMade: (made: LinkWithToken) => void;
  onSaved: () => void;
};

/** One dialog: for whom, until when, who can open it, and what they see. Enter submits it. The gate as it will be stands beside it where there is room. */
export function LinkDialog({ draft, items, profiles, actions, onClose, onMade, onSaved }: LinkDialogProps) {
  const { kept } = draft;
  const { form, typed, notice, sending, send } = useLinkForm(draft, actions, { onMade, onSaved });
  const id = useId();
  const isWide = useMedia('(min-width: 1100px)');
  const { seen, all } = countSeen(items, typed.selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(typed)) void send('active');
  };
  return (
    <Modal
      visible
      isModal
      width={isWide ? 'lg' : 'md'}
      className={isWide ? 'max-w-[1000px]!' : ''}
      title={kept ? texts.editTitle : texts.createTitle}
      onClose={onClose}
      foot={
        <>
          {typed.profileId ? null : <span className="me-auto text-[0.8125rem] text-ink-3">{texts.count(seen, all)}</span>}
          {kept ? null : (
            <Button look="quiet" busy={sending === 'draft'} disabled={!isComplete(typed)} onClick={() => void send('draft')}>
              {texts.draft}
            </Button>
          )}
          <Button look="primary" type="submit" form={id} icon={kept ? undefined : <Copy />} busy={sending === 'active'} disabled={!isComplete(typed)}>
            {kept ? texts.save : texts.create}
          </Button>
        </>
      }
    >
      <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_300px] gap-8' : ''}>
        <form id={id} onSubmit={submit} noValidate className="space-y-6">
          {notice ? (
            <p role="alert" className="rounded-s bg-bad-wash px-3 py-2 text-bad">
              {notice}
            </p>
          ) : null}
          <div>
            <TextField
              autoFocus
              label={texts.description}
              hint={texts.descriptionHint}
              error={form.errorOf('description')}
              maxLength={maxLinkDescription}
              autoComplete="off"
              {...form.register('description')}
            />
            <ApplicationLine application={kept ? kept.application : draft.application} />
          </div>
          <RuleFields form={form} typed={typed} items={items} profiles={profiles} hasPassword={kept?.hasPassword ?? false} withNote />
        </form>
        {isWide ? (
          <div className="sticky top-0 self-start">
            <GatePreview typed={typed} />
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
