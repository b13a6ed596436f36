import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { chosenIds, type Row, type Rows, rowsOf } from './choice';
import { errorsOf } from './errors-of';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

type Words = Pick<NamedProfile, 'title' | 'slug' | 'headline' | 'summary'>;
type Draft = Words & { items: string[] };

const words = texts.form;
const wordsOf = ({ title, slug, headline, summary }: Words): Words => ({ title, slug, headline, summary });
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what was changed is sent, so that two tabs that edit different things don't undo each other. */
const changedOf = (from: Draft, to: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => !same(from[name as keyof Draft], value)));

/** Words and choice of one profile: typed, kept on this device, saved on request. */
export function useProfileForm(profile: NamedProfile, items: readonly Item[], userId: string) {
  const client = useQueryClient();
  const { update, reload } = useProfileActions();
  const [typed, setTyped] = useState(() => wordsOf(profile));
  const [rows, setRows] = useState<Rows>(() => rowsOf(items, profile.items));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const draftName = `profile-${profile.id}`;
  const stored = useMemo((): Draft => ({ ...wordsOf(profile), items: chosenIds(rowsOf(items, profile.items)) }), [profile, items]);
  const wanted = useMemo((): Draft => ({ ...typed, items: chosenIds(rows) }), [typed, rows]);
  const isChanged = !same(stored, wanted);

  const first = useRef({ stored, items });
  useEffect(() => {
    let left = false;
    void readDraft<Draft>(userId, draftName).then((draft) => {
      if (left || !draft || same(draft, first.current.stored)) return;
      setTyped(wordsOf(draft));
      setRows(rowsOf(first.current.items, draft.items));
      setNotice(words.restored);
    });
    return () => {
      left = true;
    };
  }, [userId, draftName]);
  useEffect(() => {
    if (isChanged) void saveDraft(userId, draftName, wanted);
  }, [isChanged, wanted, userId, draftName]);

  const edit = (change: Partial<Words>) => {
    setTyped((now) => ({ ...now, ...change }));
    setErrors({});
  };
  // Sections are many rows, drawn again only when they change themselves.
  const choose = useCallback((kind: ItemKind, next: (list: Row[]) => Row[]) => setRows((now) => ({ ...now, [kind]: next(now[kind] ?? []) })), []);

  const explain = async (error: unknown) => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === 409) {
      await reload();
      return setNotice(words.conflict);
    }
    if (refusal?.status === 404) {
      const { items: left = [] } = await client.fetchQuery<{ items?: Item[] }>({ queryKey: ['items'], staleTime: 0 });
      setRows(rowsOf(left, wanted.items));
      return setNotice(words.itemGone);
    }
    const found = refusal?.status === 422 ? errorsOf(refusal) : {};
    setErrors(found);
    setNotice(Object.keys(found).length > 0 ? words.check : words.notSaved(error instanceof Error ? error.message : ''));
  };
  /** Answers whether it holds. */
  const save = async (): Promise<boolean> => {
    if (!typed.title.trim()) {
      setErrors({ title: words.needed });
      return false;
    }
    setBusy(true);
    setNotice('');
    try {
      const saved = await update(profile.id, { version: profile.version, ...changedOf(stored, wanted) });
      if (!saved.id) return false;
      setTyped(wordsOf(saved));
      await dropDraft(userId, draftName);
      return true;
    } catch (error) {
      await explain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const discard = () => dropDraft(userId, draftName);
  return { typed, rows, errors, notice, busy, isChanged, edit, choose, save, discard };
}
