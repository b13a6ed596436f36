import type { FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';

type Json = Record<string, unknown>;

const present = (entry: FoundEntry): Json => ({
  ...(entry.fields.endDate ? { endDate: entry.fields.endDate } : entry.fields.current ? { endDate: null } : {}),
});
const pick = (entry: FoundEntry, names: Record<string, string>): Json =>
  Object.fromEntries(Object.entries(names).flatMap(([to, from]) => (entry.fields[from] === undefined ? [] : [[to, entry.fields[from]]])));

const done = /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Kept|Ran|Made|Wrote|Grew|Drove|Taught|Found|Cut|Brought|Held|Sold|Set|Began) \S+ \S/u;
const won = /award|prize|medal|scholar|rank|winner|honou?r|recogni|finalist|nominat|selected|certif|\b(?:first|1st|top|best)\b/i;
/** "Moved 11,000 files to an archive" among the achievements describes work and is not an award. */
const isAward = ({ kind, fields }: FoundEntry) =>
  kind === 'award' || Boolean(fields.date) || !done.test(String(fields.title)) || won.test(String(fields.title));

/** A read resume in JSON Resume's form: present = `endDate: null`. Achievements go with the awards unless they describe what was done. Pure. */
export function toJsonResume(resume: ReadResume): Json {
  const of = (kind: FoundEntry['kind']) => resume.entries.filter((entry) => entry.kind === kind);
  const { basics } = resume;
  const position = { position: 'position', startDate: 'startDate', url: 'url', location: 'location', summary: 'summary', highlights: 'highlights' };
  return {
    basics: {
      ...(basics.name && { name: basics.name.value }),
      ...(basics.headline && { label: basics.headline.value }),
      ...(basics.email && { email: basics.email.value }),
      ...(basics.phone && { phone: basics.phone.value }),
      ...(basics.url && { url: basics.url.value }),
      ...(basics.location && { location: basics.location.value }),
      ...(basics.summary && { summary: basics.summary.value }),
      profiles: resume.profiles.map(({ network, username, url }) => ({ network, username, url })),
    },
    work: of('work').map((entry) => ({ ...pick(entry, { name: 'employer', ...position }), ...present(entry) })),
    volunteer: of('volunteering').map((entry) => ({ ...pick(entry, { organization: 'organization', ...position }), ...present(entry) })),
    education: of('education').map((entry) => ({
      ...pick(entry, { institution: 'institution', studyType: 'degree', area: 'area', startDate: 'startDate', score: 'grade', courses: 'courses', url: 'url' }),
      ...present(entry),
    })),
    skills: of('skill').map((entry) => pick(entry, { name: 'name', level: 'level' })),
    projects: of('project').map((entry) => ({
      ...pick(entry, { name: 'name', description: 'summary', highlights: 'highlights', startDate: 'startDate', url: 'url', keywords: 'skills' }),
      ...present(entry),
    })),
    publications: of('publication').map((entry) => pick(entry, { name: 'title', publisher: 'venue', releaseDate: 'date', url: 'url', summary: 'summary' })),
    awards: [...of('award'), ...of('achievement')]
      .filter(isAward)
      .map((entry) => pick(entry, { title: 'title', awarder: 'issuer', date: 'date', summary: 'summary' })),
    certificates: of('certification').map((entry) => pick(entry, { name: 'name', issuer: 'issuer', date: 'date', url: 'url' })),
    languages: of('language').map((entry) => pick(entry, { language: 'name', fluency: 'level' })),
  };
}
