import type { Visibility } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { useContractForm } from '../../lib/use-contract-form';
import { useFormDraft } from '../../lib/use-form-draft';
import { texts } from './texts';

type Contact = { value: string; visibility: Visibility };
export type ProfileValues = {
  name: string;
  headline: string;
  summary: string;
  location: string;
  links: { label: string; url: string }[];
  email: Contact;
  phone: Contact;
};

const words = texts.basicsForm;
const valuesOf = ({ profile, owner }: PortfolioView): ProfileValues => ({
  name: profile.name,
  headline: profile.headline,
  summary: profile.summary,
  location: profile.location,
  links: profile.links,
  email: owner?.email ?? { value: '', visibility: 'private' },
  phone: owner?.phone ?? { value: '', visibility: 'private' },
});
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const filledLinks = (links: ProfileValues['links']) => links.filter(({ url, label }) => url.trim() || label.trim());

/** Only what was changed is sent, so that two tabs editing different things do not undo each other. */
const changedValues = (from: ProfileValues, to: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => !same(from[name as keyof ProfileValues], value)));

const rules = async () => (await import('@folia/contracts/portfolio/shapes')).profileBasics.partial();

/** The person's own words above the items: typed, kept on this device, saved on request. */
export function useProfileForm(view: PortfolioView, { onSaved, onConflict }: { onSaved: () => void; onConflict: () => Promise<unknown> }) {
  const start = useRef(valuesOf(view)).current;
  const [notice, setNotice] = useState('');
  const form = useContractForm<ProfileValues>({ values: start, rules, sent: (values) => changedValues(start, values), place: 'basics' });
  const dropDraft = useFormDraft({
    userId: view.ownerId,
    name: 'profile',
    stored: start,
    typed: useWatch({ control: form.control }) as ProfileValues,
    restore: (kept) => {
      form.reset(kept, { keepDefaultValues: true });
      setNotice(words.restored);
    },
  });

  const finish = () => {
    void dropDraft();
    onSaved();
  };
  const send = form.handleSubmit(
    async (values) => {
      const basics = changedValues(start, values);
      setNotice('');
      if (Object.keys(basics).length === 0) return finish();
      try {
        await api.patch('/me/profile', { body: { version: view.owner?.profileVersion ?? 0, basics } });
        finish();
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (isConflict) await onConflict();
        if (isConflict) setNotice(words.conflict);
        else setNotice(form.refuse(error) ? words.check : words.notSaved(error instanceof Error ? error.message : ''));
      }
    },
    () => setNotice(words.check),
  );
  const save = () => {
    // An empty line is not a link, and errors are shown at the line that was sent.
    const links = form.getValues('links');
    if (filledLinks(links).length < links.length) form.setValue('links', filledLinks(links));
    return send();
  };
  /** Closing by hand discards what was typed; anything else keeps it. */
  const discard = () => void dropDraft();
  return { form, notice, save, discard };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
