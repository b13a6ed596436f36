import { type Seniority, seniorities } from '@folia/contracts/fit-score/shapes';

const words: Readonly<Record<Exclude<Seniority, 'mid'>, RegExp>> = {
  intern: /\b(?:intern|internship|trainee|apprentice|praktikant(?:in)?|werkstudent(?:in)?|stagiaire|becari[oa]|azubi|student|extern)\b/i,
  junior:
    /\b(?:junior|jr|entry[- ]level|(?<!under|post)graduate(?! (?:schools?|programs?|admissions?|stud))|assistant (?=manager|professor|director|editor|engineer|store|principal)|associate(?! (?:professor|director|attorney|partner|dean))|débutant|beginner|commis|i)\b\.?/i,
  executive:
    /\b(?:chief|c[etfimo]o|ciso|cpo|vp|vice[- ]president|president|(?<!business |people |talent |channel |delivery )partner|owner|founder|co-founder|geschäftsführer(?:in)?|managing director|pdg)\b/i,
  director: /\b(?:director|head of|dean|principal of|directeur|directrice|leiter(?:in)? der|bereichsleiter(?:in)?|director[a]? de|superintendent)\b/i,
  manager:
    /\b(?:manager|supervisor|foreman|forewoman|superintendent|headteacher|executive chef|head chef|teamleiter(?:in)?|abteilungsleiter(?:in)?|responsable|jefe|jefa|gerente|chef de service)\b/i,
  lead: /\b(?:lead|principal|staff (?:engineer|software|data|product)|team lead(?:er)?|leader|charge|head|shift lead(?:er)?|architect)\b/i,
  senior: /\b(?:senior|sr|sous chef|specialist ii+|iii|erfahrene[r]?|sénior|master)\b\.?/i,
};

/** The level a title names; `mid` when it names none. Words for higher levels win: a "Senior Manager" is a manager. */
export function seniorityOf(title: string): Seniority {
  for (const level of ['intern', 'executive', 'director', 'manager', 'lead', 'senior', 'junior'] as const) if (words[level].test(title)) return level;
  return 'mid';
}

/** Rungs between two levels, positive when the second is higher; a manager and a lead are a rung apart. */
export const rungsBetween = (from: Seniority, to: Seniority): number => seniorities.indexOf(to) - seniorities.indexOf(from);
