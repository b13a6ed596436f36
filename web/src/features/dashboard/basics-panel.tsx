import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { MarkdownArea } from '../../ui/markdown-area';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ContactField } from './contact-field';
import { LinksField } from './links-field';
import { texts } from './texts';
import { useProfileForm } from './use-profile-form';

type BasicsPanelProps = { view: PortfolioView; visible: boolean; onClose: () => void; onChanged: () => Promise<unknown> };

/** Name, headline, summary, location, links and contact, over the dashboard. */
export function BasicsPanel({ visible, ...rest }: BasicsPanelProps) {
  return (
    <Modal visible={visible} onClose={rest.onClose} isModal width="md" title={texts.basicsForm.title}>
      <BasicsForm {...rest} />
    </Modal>
  );
}

const words = texts.basicsForm;

function BasicsForm({ view, onClose, onChanged }: Omit<BasicsPanelProps, 'visible'>) {
  const toast = useToast();
  const saved = () => {
    void onChanged();
    toast(words.saved);
    onClose();
  };
  const { form, notice, save, discard } = useProfileForm(view, { onSaved: saved, onConflict: onChanged });
  const { register, errorOf, formState } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!formState.isSubmitting) void save();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.name} error={errorOf('name')} maxLength={100} autoComplete="name" {...register('name')} />
        <TextField label={words.location} error={errorOf('location')} maxLength={200} {...register('location')} />
      </div>
      <TextField label={words.headline} hint={words.headlineHint} error={errorOf('headline')} maxLength={300} {...register('headline')} />
      <MarkdownArea label={words.summary} hint={words.summaryHint} error={errorOf('summary')} maxLength={5000} rows={5} {...register('summary')} />
      <LinksField form={form} />
      <ContactField part="email" form={form} />
      <ContactField part="phone" form={form} />
      <p>
        <Link to={paths.settingsTab.href('appearance')} className="link">
          {words.look}
        </Link>
      </p>
      <div className="sticky -bottom-5 -mx-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:px-6">
        <p role="status" className="me-auto text-[0.8125rem] text-warn">
          {notice}
        </p>
        <Button look="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit" busy={formState.isSubmitting}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
