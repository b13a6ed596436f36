import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { LineSkill, PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import type { Role } from '@folia/fit/read/role/read-role';
import type { Word } from '@folia/text/word-stems';

/** What a person says about themselves above the items; empty strings say nothing. */
export type SubjectBasics = {
  name: string;
  headline: string;
  summary: string;
  location: string;
  email: string | null;
  phone: string | null;
  links: { label: string; url: string }[];
};

/** What one viewer may see of a person, in plain words. */
export type Subject = { basics: SubjectBasics; items: PortfolioItem[] };

/** A sentence of a field, as it stands there; orders to the reader are not among them. `itemId` is that of an item or of the basics. */
export type Passage = {
  itemId: string;
  field: string;
  entry: number | null;
  text: string;
  words: readonly Word[];
  stems: ReadonlySet<string>;
  /** Its words in lower case without accents, and the meanings they share with others. */
  folded: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  skills: readonly LineSkill[];
  /** Whether it is a sentence somebody wrote, and no name, title or date. */
  isTold: boolean;
  /** Whether such a sentence tells of learning, so that what it names was not necessarily done. */
  isLearnt: boolean;
};

/** Years and months as they stand in a field: YYYY or YYYY-MM. */
export type Dates = { start: string; end: string; isCurrent: boolean; startField: string; endField: string };

/** One item, read. `from` and `to`: months since year 0, the end exclusive; null without dates. */
export type Entry = {
  id: string;
  kind: ItemKind;
  fields: AnyFields;
  title: string;
  titleField: string;
  organisation: string;
  organisationField: string;
  place: string;
  dates: Dates;
  from: number | null;
  to: number | null;
  role: Role | null;
  passages: readonly Passage[];
  /** Every word of the item. */
  stems: ReadonlySet<string>;
};

/** A portfolio, read once for any number of questions. Entries stand newest first within their kind. */
export type ReadSubject = {
  basics: SubjectBasics;
  firstName: string;
  asOf: string;
  now: number;
  entries: readonly Entry[];
  /** Those of the basics first, then those of the entries. */
  passages: readonly Passage[];
  entryOf: ReadonlyMap<string, Entry>;
  /** Every stem of the portfolio and how many passages have it. */
  stems: ReadonlyMap<string, number>;
  /** Every word of the portfolio as typed, lower case and without accents. */
  words: ReadonlySet<string>;
};
