import { type Seniority, seniorities } from '@folia/contracts/fit-score/shapes';
import { patternsOf } from '../../phrases-of';

/** Words for higher levels win: a "Senior Manager" is a manager. */
const named = ['intern', 'executive', 'director', 'manager', 'lead', 'senior', 'junior'] as const;
const words = patternsOf('levels', [...named, 'student', 'no executive', 'no junior']);
const whole = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'giu');
const patterns = named.map((level) => [level, whole(words(level))] as const);
/** "Business partner", "graduate school": no level. */
const others = { executive: whole(words('no executive')), junior: whole(words('no junior')) } as const;

/** The level a title names; `mid` when it names none. */
export function seniorityOf(title: string): Seniority {
  for (const [level, pattern] of patterns) {
    const told = level === 'executive' || level === 'junior' ? title.replace(others[level], ' ') : title;
    if (told.search(pattern) >= 0) return level;
  }
  return 'mid';
}

const student = whole(words('student'));
/** Whether a title says that somebody was there to learn: a student on a placement, and no apprentice, who works. */
export const isStudent = (title: string): boolean => title.search(student) >= 0;

/** Rungs between two levels, positive when the second is higher; a manager and a lead are a rung apart. */
export const rungsBetween = (from: Seniority, to: Seniority): number => seniorities.indexOf(to) - seniorities.indexOf(from);
