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
  const { values, errors, notice, busy, edit, save, discard } = useProfileForm(view, { onSaved: saved, onConflict: onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          value={values.name}
          error={errors.name}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextField
          label={words.location}
          value={values.location}
          error={errors.location}
          maxLength={200}
          onChange={(event) => edit({ location: event.target.value })}
        />
      </div>
      <TextField
        label={words.headline}
        hint={words.headlineHint}
        value={values.headline}
        error={errors.headline}
        maxLength={300}
        onChange={(event) => edit({ headline: event.target.value })}
      />
      <MarkdownArea
        label={words.summary}
        hint={words.summaryHint}
        value={values.summary}
        error={errors.summary}
        maxLength={5000}
        rows={5}
        onChange={(event) => edit({ summary: event.target.value })}
      />
      <LinksField links={values.links} errors={errors} onChange={(links) => edit({ links })} />
      <ContactField part="email" contact={values.email} error={errors.email} onChange={(email) => edit({ email })} />
      <ContactField part="phone" contact={values.phone} error={errors.phone} onChange={(phone) => edit({ phone })} />
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
        <Button look="primary" type="submit" busy={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
