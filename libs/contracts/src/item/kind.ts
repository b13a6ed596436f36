import type { EvidenceSource } from '../fit-score/evidence-sources';
import type { ResumeLanguage } from '../resume-languages';
import type { FieldSpec } from './field-spec';

/** What all code that shows or stores an entry must know about its kind. */
export type Kind = {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  /** At least one of these must be filled; the first filled one is the item's heading. */
  readonly headedBy: readonly [string, ...string[]];
  /** The line below the heading of a row: the first of these that is filled and says something new. */
  readonly below: readonly string[];
};

/** Parts of an entry in a resume; any other field is a detail, an address or text under its own name. */
export type ResumePart = 'title' | 'organisation' | 'place' | 'start' | 'end';

/** How entries of a kind are read from documents, weighed as evidence and written into resumes. Screens do not load this. */
export type KindInDocuments = {
  /** What an entry may be evidence for, and the fields that count: never names of employers, schools and clubs, places, grades, addresses, authors. */
  readonly evidence: {
    readonly source: EvidenceSource;
    readonly fields: readonly string[];
    /** Its values describe in sentences what was done, by anybody. */
    readonly tellsDoing?: true;
  } | null;
  /** Which field is which part of an entry in a resume. */
  readonly parts: Readonly<Partial<Record<ResumePart, string>>>;
  /** The usual heading of its section; applicant systems and our own import know all of them. */
  readonly headings: Readonly<Record<ResumeLanguage, string>>;
  /** In a general resume, its entries are ordered by start, latest first; without this, in the person's own order. */
  readonly isLatestFirst?: true;
  /** In a resume for a posting. */
  readonly tailored?: {
    /** The most entries; fewer if space is tight. */
    readonly most?: number;
    /** The most bullets an entry may have, and how many it should not fall below. */
    readonly room?: { readonly most: number; readonly least: number };
    /** Ordered by date alone, whatever the posting asks for. */
    readonly isByDate?: true;
    /** Left out unless the posting asks for it. */
    readonly isOnlyAsked?: true;
  };
  /** What a linked page says about an entry: the fields for what it names, and whether its title and description are the entry's own. */
  readonly page?: { readonly [fact in 'site' | 'authors' | 'venue' | 'date' | 'doi']?: string } & { readonly isDescribed?: true };
  /**
   * Its section of JSON Resume 1.x (jsonresume.org/schema), and the keys of the fields that have a name in the standard; the others start with "x-". A section
   * of our own, which starts with "x-", uses the items' own field names.
   */
  readonly jsonResume: {
    readonly section: string;
    readonly keys?: Readonly<Record<string, string>>;
    /** Readers take an entry with a start and no end as ongoing, unless `x-current` says otherwise. */
    readonly goesOnWithoutEnd?: true;
  };
};
