import type { Visibility } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { texts } from './texts';

export type Contact = { value: string; visibility: Visibility };
export type ProfileValues = {
  name: string;
  headline: string;
  summary: string;
  location: string;
  links: { label: string; url: string }[];
  email: Contact;
  phone: Contact;
};

const draftName = 'profile';
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

/** Only what was changed is sent, so that two tabs that edit different things don't undo each other. */
function changedValues(from: ProfileValues, to: ProfileValues): Partial<ProfileValues> {
  const filled = { ...to, links: to.links.filter((link) => link.url.trim() || link.label.trim()) };
  return Object.fromEntries(Object.entries(filled).filter(([name, value]) => !same(from[name as keyof ProfileValues], value)));
}

/** `basics.links.0.url` → the sentence for it, under its place in the form. */
function errorsOf(error: ApiError): Record<string, string> {
  const issues = Array.isArray(error.details.issues) ? (error.details.issues as { path: string; message: string }[]) : [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [
      path.replace(/^basics\./, '').replace(/\.value$/, ''),
      message === 'is not a web address' ? texts.basicsForm.badAddress : message,
    ]),
  );
}

/** The person's own words above the items: typed, kept on this device, saved on request. */
export function useProfileForm(view: PortfolioView, { onSaved, onConflict }: { onSaved: () => void; onConflict: () => Promise<unknown> }) {
  const start = useRef(valuesOf(view));
  const [values, setValues] = useState(start.current);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let left = false;
    void readDraft<ProfileValues>(view.ownerId, draftName).then((draft) => {
      if (left || !draft || same(draft, start.current)) return;
      setValues(draft);
      setNotice(texts.basicsForm.restored);
    });
    return () => {
      left = true;
    };
  }, [view.ownerId]);

  const edit = (change: Partial<ProfileValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    setErrors({});
    void saveDraft(view.ownerId, draftName, next);
  };

  const save = async () => {
    const basics = changedValues(start.current, values);
    setNotice('');
    if (Object.keys(basics).length === 0) return finish();
    setBusy(true);
    try {
      await api.patch('/me/profile', { body: { version: view.owner?.profileVersion ?? 0, basics } });
      finish();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 409) await onConflict();
      const found = refusal?.status === 422 ? errorsOf(refusal) : {};
      setErrors(found);
      setNotice(
        refusal?.status === 409
          ? texts.basicsForm.conflict
          : Object.keys(found).length
            ? texts.basicsForm.check
            : texts.basicsForm.notSaved(error instanceof Error ? error.message : ''),
      );
    } finally {
      setBusy(false);
    }
  };
  const finish = () => {
    void dropDraft(view.ownerId, draftName);
    onSaved();
  };
  /** Closing by hand gives up what was typed; anything else keeps it. */
  const discard = () => void dropDraft(view.ownerId, draftName);
  return { values, errors, notice, busy, edit, save, discard };
}
