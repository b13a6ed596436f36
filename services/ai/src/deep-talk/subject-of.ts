import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { type ReadSubject, readSubject } from '@folia/deep-talk/read-subject';

/** What a view in plain text says about its owner, today. */
export function subjectOf({ view }: { view: Pick<PortfolioView, 'profile' | 'items'> }): ReadSubject {
  const { name, headline, summary, location, email, phone, links } = view.profile;
  const basics = { name, headline, summary, location, email: email ?? '', phone: phone ?? '', links };
  return readSubject({ basics, items: view.items.map(({ id, kind, fields }) => ({ id, kind, fields })) }, new Date().toISOString().slice(0, 10));
}
