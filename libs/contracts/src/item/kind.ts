import type { EvidenceSource } from '../fit-score/evidence-sources';
import type { ResumeLanguage } from '../resume-languages';
import type { FieldSpec } from './field-spec';

/** What everybody who shows or keeps an entry of a kind knows of it. */
export type Kind = {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  /** At least one of these must be filled; the first that is filled heads the item. */
  readonly headedBy: readonly [string, ...string[]];
  /** What stands below the heading of a row: the first of these that is filled and says something new. */
  readonly below: readonly string[];
};

/** Parts of a resume's entry; a field that is none of them is a detail, an address or text under its own name. */
export type ResumePart = 'title' | 'organisation' | 'place' | 'start' | 'end';

/** How entries of a kind are read from documents, weighed as evidence and written into resumes. Screens do not load it. */
export type KindInDocuments = {
  /** What an entry may bear out, and the fields that count for it: never names of employers, schools and clubs, places, grades, addresses, authors. */
  readonly evidence: {
    readonly source: EvidenceSource;
    readonly fields: readonly string[];
    /** Its values tell in sentences what was done, by whomever. */
    readonly tellsDoing?: true;
  } | null;
  /** Which field is which part of a resume's entry. */
  readonly parts: Readonly<Partial<Record<ResumePart, string>>>;
  /** The usual heading of its section, each one that applicant systems and our own import know. */
  readonly headings: Readonly<Record<ResumeLanguage, string>>;
  /** In a general resume its entries stand latest begun first, else in the person's own order. */
  readonly isLatestFirst?: true;
  /** In a resume for a posting. */
  readonly tailored?: {
    /** Most entries, the fewer the tighter it is. */
    readonly most?: number;
    /** Bullets an entry may have, and how many it should not fall below. */
    readonly room?: { readonly most: number; readonly least: number };
    /** Shown by date alone, whatever the posting asks for. */
    readonly isByDate?: true;
    /** Left out unless the posting asks for it. */
    readonly isOnlyAsked?: true;
  };
  /** What a page that a person links to says of an entry: the fields for what it names, and whether its title and description are the entry's own. */
  readonly page?: { readonly [fact in 'site' | 'authors' | 'venue' | 'date' | 'doi']?: string } & { readonly isDescribed?: true };
  /**
   * Its section of JSON Resume 1.x (jsonresume.org/schema), and the keys of the fields that the standard has a name for; the others stand behind "x-".
   * A section of our own, which begins with "x-", holds the items' own field names.
   */
  readonly jsonResume: {
    readonly section: string;
    readonly keys?: Readonly<Record<string, string>>;
    /** A reader takes an entry with a beginning and no end to go on, unless `x-current` says otherwise. */
    readonly goesOnWithoutEnd?: true;
  };
};
