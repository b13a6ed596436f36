import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { useContractForm } from '../../lib/use-contract-form';
import { useFormDraft } from '../../lib/use-form-draft';
import { chosenIds, type Row, type Rows, rowsOf } from './choice';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

type Words = Pick<NamedProfile, 'title' | 'slug' | 'headline' | 'summary'>;
type Draft = Words & { items: string[] };

const words = texts.form;
const wordsOf = ({ title, slug, headline, summary }: Words): Words => ({ title, slug, headline, summary });
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what was changed is sent, so that two tabs editing different things do not undo each other. */
const changedOf = <T extends object>(from: T, to: T): Partial<T> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => !same(from[name as keyof T], value))) as Partial<T>;

const rules = async () => (await import('@folia/contracts/named-profile/shapes')).updateNamedProfileInput.omit({ version: true });

/** Words and selection of one profile: typed, kept on this device, saved on request. */
export function useProfileForm(profile: NamedProfile, items: readonly Item[], userId: string, onSaved: () => void) {
  const client = useQueryClient();
  const { update, reload } = useProfileActions();
  const form = useContractForm<Words>({ values: wordsOf(profile), rules, sent: (values) => changedOf(wordsOf(profile), values) });
  const [rows, setRows] = useState<Rows>(() => rowsOf(items, profile.items));
  const [notice, setNotice] = useState('');
  const typed = useWatch({ control: form.control }) as Words;
  const stored = useMemo((): Draft => ({ ...wordsOf(profile), items: chosenIds(rowsOf(items, profile.items)) }), [profile, items]);
  const wanted: Draft = { ...typed, items: chosenIds(rows) };
  const discard = useFormDraft({
    userId,
    name: `profile-${profile.id}`,
    stored,
    typed: wanted,
    restore: (kept) => {
      form.reset(wordsOf(kept));
      setRows(rowsOf(items, kept.items));
      setNotice(words.restored);
    },
  });

  // Sections have many rows, which are redrawn only when they change themselves.
  const choose = useCallback((kind: ItemKind, next: (list: Row[]) => Row[]) => setRows((now) => ({ ...now, [kind]: next(now[kind] ?? []) })), []);

  const explain = async (error: unknown) => {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 409) {
      await reload();
      return setNotice(words.conflict);
    }
    if (status === 404) {
      const { items: left = [] } = await client.fetchQuery<{ items?: Item[] }>({ queryKey: ['items'], staleTime: 0 });
      setRows(rowsOf(left, wanted.items));
      return setNotice(words.itemGone);
    }
    setNotice(form.refuse(error) ? words.check : words.notSaved(error instanceof Error ? error.message : ''));
  };
  const save = form.handleSubmit(async (values) => {
    setNotice('');
    try {
      const saved = await update(profile.id, { version: profile.version, ...changedOf(stored, { ...values, items: wanted.items }) });
      if (!saved.id) return;
      form.reset(wordsOf(saved));
      await discard();
      onSaved();
    } catch (error) {
      await explain(error);
    }
  });
  return { form, typed, rows, notice, isChanged: !same(stored, wanted), choose, save, discard };
}
