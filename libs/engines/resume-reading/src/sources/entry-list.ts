import { maxResumeSkills } from '@folia/contracts/limits';
import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import { maxEntries } from '../document/limits';
import type { EntryBuilder, ReadContext } from '../parser/entry-builder';

/** Collects the entries of one resume: no skill twice, no more than the limits, and a sentence about what found no room. */
export class EntryList {
  readonly entries: FoundEntry[] = [];
  private readonly skills = new Set<string>();
  private lostSkills = 0;

  constructor(private readonly context: ReadContext) {}

  /** The entry as it was added, or null when nothing heads it or there is no room for it. */
  add(builder: EntryBuilder): FoundEntry | null {
    const entry = builder.build();
    return entry ? this.push(entry) : null;
  }

  /** A skill, unless it is there already (its words are placed then as well). */
  addSkill(builder: EntryBuilder): void {
    const name = String(builder.get('name') ?? '').toLowerCase();
    const isKnown = this.skills.has(name);
    if (!isKnown && this.skills.size >= maxResumeSkills) {
      this.lostSkills += 1;
      return;
    }
    const entry = builder.build();
    if (!entry || isKnown) return;
    this.skills.add(name);
    this.push(entry);
  }

  /** What the limits left out, in sentences. */
  notes(): string[] {
    const { lost } = this.context.room;
    const left = (limit: number, what: string, count: number) =>
      `This resume has more than ${limit} ${what}. The first ${limit} were taken; ${count} more are among the text that was not placed.`;
    return [...(this.lostSkills > 0 ? [left(maxResumeSkills, 'skills', this.lostSkills)] : []), ...(lost > 0 ? [left(maxEntries, 'entries', lost)] : [])];
  }

  private push(entry: Omit<FoundEntry, 'id'>): FoundEntry {
    const found = { ...entry, id: `e${this.entries.length + 1}` };
    this.entries.push(found);
    return found;
  }
}
