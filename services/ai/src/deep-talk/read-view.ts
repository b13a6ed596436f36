import { createHash } from 'node:crypto';
import { plainFields, plainText } from '@folia/contracts/plain-text';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { type ReadSubject, readSubject } from '@folia/deep-talk/read-subject';

/** A view in plain text, and what it says about its owner on the day it was read. */
export type ReadView = { view: PortfolioView; subject: ReadSubject };

/** Enough for the portfolios that are asked about at once; reading one takes longer than answering. */
const mostKept = 50;
const kept = new Map<string, ReadView>();

/** Reads the projector's answer on a day, YYYY-MM-DD. The same text is read once while it is among the latest {@link mostKept}. */
export function readView(json: string, today: string): ReadView {
  const key = createHash('sha256').update(`${today} ${json}`).digest('base64');
  const read = kept.get(key) ?? readNow(json, today);
  kept.delete(key);
  kept.set(key, read);
  const [oldest = key] = kept.keys();
  if (kept.size > mostKept) kept.delete(oldest);
  return read;
}

function readNow(json: string, today: string): ReadView {
  const shown = JSON.parse(json) as PortfolioView;
  const items = shown.items.map((item) => ({ ...item, fields: plainFields(item.kind, item.fields) }));
  const view = { ...shown, profile: { ...shown.profile, summary: plainText(shown.profile.summary) }, items };
  const { name, headline, summary, location, email, phone, links } = view.profile;
  const basics = { name, headline, summary, location, email, phone, links };
  return { view, subject: readSubject({ basics, items: items.map(({ id, kind, fields }) => ({ id, kind, fields })) }, today) };
}
