import { type AnyFields, type FieldValue, headingFields, type ItemKind } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { changedFields, filledFields } from '../../lib/changed-fields';
import { checkFields, type FieldErrors, fetchRules } from './check-fields';
import { keepBoth } from './keep-both';
import { refusal, type SaveState } from './save-state';
import { useItemDraft } from './use-item-draft';
import type { ItemsChange } from './use-items';

/** Autosave runs this long after the last key. */
const pauseMs = 1000;

type Options = {
  kind: ItemKind;
  item: Item | null /** What a new one is called to begin with. */;
  heading?: string;
  userId: string;
  change: ItemsChange;
  onCreated: (item: Item) => void;
  onChanged: () => void;
};

/** One entry being written: what is typed, what the server has, and how the two differ. */
export function useItemForm({ kind, item, heading, userId, change, onCreated, onChanged }: Options) {
  const [fields, setFields] = useState<AnyFields>(item?.fields ?? (heading ? { [headingFields[kind][0]]: heading } : {}));
  const [visibility, setVisibility] = useState<Visibility>(item?.visibility ?? 'public');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [state, setState] = useState<SaveState>(item ? { name: 'saved', at: null } : { name: 'new' });
  // Timers and responses arrive after later keys: they read what is typed now, not what was typed when they were set up.
  const typed = useRef({ fields, visibility });
  const base = useRef(item);
  const sending = useRef(false);
  const creation = useRef({ body: '', key: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const type = (next: Partial<typeof typed.current>) => {
    typed.current = { ...typed.current, ...next };
    setFields(typed.current.fields);
    setVisibility(typed.current.visibility);
  };
  const differs = () =>
    base.current === null || base.current.visibility !== typed.current.visibility || changedFields(base.current.fields, typed.current.fields).length > 0;
  const refuse = (error: unknown) => {
    const { state: next, errors: found } = refusal(error, kind);
    setErrors(found);
    setState(next);
  };
  const isValid = () => {
    const found = checkFields(kind, filledFields(typed.current.fields));
    setErrors(found);
    if (Object.keys(found).length > 0) setState({ name: 'invalid' });
    return Object.keys(found).length === 0;
  };

  const draft = useItemDraft({
    userId,
    kind,
    item,
    restore: (kept) => {
      type({ fields: kept.fields, visibility: kept.visibility });
      if (!item) return;
      // Typed against an older version than the one on the screen: the person decides, not a timer.
      if (kept.version !== item.version) setState({ name: 'conflict', theirs: item });
      else schedule();
    },
  });

  async function send(old: Item) {
    const sent = typed.current;
    sending.current = true;
    setState({ name: 'saving' });
    change.put({ ...old, fields: filledFields(sent.fields), visibility: sent.visibility });
    try {
      const content = changedFields(old.fields, sent.fields).length ? { content: { kind, fields: filledFields(sent.fields) } } : {};
      const saved = await api.patch('/items/{id}', {
        path: { id: old.id },
        body: {
          version: old.version,
          ...content,
          ...(sent.visibility === old.visibility ? {} : { visibility: sent.visibility }),
        },
      });
      // After a 401 the helper answers with an empty object: the popup is open and the draft is kept.
      if (saved.id === undefined) return refuse(new Error(''));
      base.current = saved as Item;
      change.put(base.current);
      onChanged();
      if (differs()) return schedule();
      draft.drop();
      setState({ name: 'saved', at: new Date() });
    } catch (error) {
      change.put(old);
      if (!(error instanceof ApiError && error.status === 409)) return refuse(error);
      await compare(old.id, error);
    } finally {
      sending.current = false;
    }
  }

  async function compare(id: string, conflict: ApiError) {
    try {
      const theirs = (await api.get('/items')).items.find((candidate) => candidate.id === id);
      if (!theirs) return setState({ name: 'gone' });
      change.put(theirs);
      setState({ name: 'conflict', theirs });
    } catch {
      refuse(conflict);
    }
  }

  function save() {
    clearTimeout(timer.current);
    if (!base.current || sending.current) return;
    if (!differs()) {
      draft.drop();
      return setState((now) => (now.name === 'saved' ? now : { name: 'saved', at: null }));
    }
    if (isValid()) void send(base.current);
  }

  function schedule() {
    clearTimeout(timer.current);
    setState((now) => (now.name === 'conflict' || now.name === 'gone' ? now : { name: base.current ? 'waiting' : 'new' }));
    if (base.current) timer.current = setTimeout(() => latest.current.save(), pauseMs);
  }

  async function add() {
    if (sending.current) return;
    sending.current = true;
    await fetchRules();
    if (!isValid()) {
      sending.current = false;
      return;
    }
    setState({ name: 'saving' });
    const body = { content: { kind, fields: filledFields(typed.current.fields) }, visibility: typed.current.visibility };
    // Sending the same words again is the same creation; other words are a new one.
    if (creation.current.body !== JSON.stringify(body)) creation.current = { body: JSON.stringify(body), key: crypto.randomUUID() };
    try {
      const made = await api.post('/items', { body, headers: { 'Idempotency-Key': creation.current.key } });
      if (made.id === undefined) return refuse(new Error(''));
      draft.drop();
      change.put(made as Item);
      onChanged();
      onCreated(made as Item);
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = false;
    }
  }

  const latest = useRef({ save, state });
  latest.current = { save, state };
  useEffect(() => {
    const again = () => latest.current.state.name === 'offline' && latest.current.save();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // Closing does not discard anything: unsent changes are sent, unless they are waiting for a decision.
      if (latest.current.state.name === 'waiting') latest.current.save();
    };
  }, []);

  const edit = (name: string, value: FieldValue) => {
    void fetchRules();
    const next = { ...typed.current.fields, [name]: value };
    if (name === 'current' && value === true) next.endDate = '';
    type({ fields: next });
    setErrors(({ [name as keyof FieldErrors]: _, ...rest }) => rest);
    draft.keep(typed.current, base.current?.version ?? 0);
    schedule();
  };
  const show = (next: Visibility) => {
    type({ visibility: next });
    draft.keep(typed.current, base.current?.version ?? 0);
    if (base.current) save();
  };
  const keepMine = (theirs: Item) => {
    base.current = theirs;
    save();
  };
  const takeBoth = (theirs: Item) => {
    type({ fields: keepBoth(typed.current.fields, theirs.fields) });
    keepMine(theirs);
  };
  const takeTheirs = (theirs: Item) => {
    base.current = theirs;
    type({ fields: theirs.fields, visibility: theirs.visibility });
    setErrors({});
    draft.drop();
    setState({ name: 'saved', at: null });
  };
  return { fields, visibility, errors, state, restored: draft.restored, edit, show, add, save, keepMine, takeTheirs, takeBoth };
}
