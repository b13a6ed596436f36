import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';

/** What one reason is about, and where a person would fix it. */
type Place = { type: 'basics' } | { type: 'items'; kind: ItemKind; itemId?: string; create?: boolean };
export type PartName = 'profile' | 'work' | 'skills' | 'projects' | 'education' | 'proof' | 'languages';
export type CheckName =
  | 'name'
  | 'headline'
  | 'summary'
  | 'location'
  | 'reach'
  | 'position'
  | 'position-dates'
  | 'position-text'
  | 'skill-count'
  | 'skill-shown'
  | 'project'
  | 'project-text'
  | 'study'
  | 'study-dates'
  | 'proof'
  | 'proof-link'
  | 'language';
/** One reason: `got` of `max` points. `about` is the name of the thing, if it is one thing. */
export type Check = { name: CheckName; part: PartName; got: number; max: number; place: Place; about?: string };
export type Completeness = { total: number; parts: { name: PartName; got: number; max: number }[]; done: Check[]; missing: Check[] };

const partNames = ['profile', 'work', 'skills', 'projects', 'education', 'proof', 'languages'] as const satisfies readonly PartName[];
const proofKinds: readonly ItemKind[] = ['publication', 'talk', 'patent', 'certification', 'award'];

/** What shows that a page is ready to be read: long enough to say something, short enough for anyone to write. */
const summaryLength = 80;
const enoughSkills = 5;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown) => (Array.isArray(value) ? value : []);
const heading = (item: Item | undefined, ...names: string[]) => names.map((name) => text(item?.fields[name])).find(Boolean);
const hasText = (item: Item) => text(item.fields.summary) !== '' || list(item.fields.highlights).length > 0;
const hasDates = (item: Item) => item.fields.startDate !== undefined || item.fields.endDate !== undefined;
const hasLink = (item: Item) => ['url', 'doi', 'slides', 'video', 'recording'].some((name) => text(item.fields[name]));

/** Whole points for the share that is done, so that people can follow the sum. */
const share = (max: number, done: number, all: number) => (all === 0 ? 0 : Math.floor((max * Math.min(done, all)) / all));

/** 100 points, each with its reason. The missing points add up to exactly what is missing (brand, APP section 1). */
export function measureCompleteness(profile: PortfolioView['profile'], items: readonly Item[]): Completeness {
  const of = (...kinds: ItemKind[]) => items.filter((item) => kinds.includes(item.kind));
  const [jobs, skills, projects, studies, proofs] = [of('work'), of('skill'), of('project', 'achievement'), of('education'), of(...proofKinds)];
  const shown = new Set(items.flatMap((item) => list(item.fields.skills).map((skill) => String(skill).toLowerCase())));
  const written = items
    .flatMap((item) => [text(item.fields.summary), ...list(item.fields.highlights).map(String)])
    .join('\n')
    .toLowerCase();
  const words = new Set(written.split(/[\s,;:()/]+/).map((word) => word.replace(/\.$/, '')));
  const isShown = (skill: Item) => {
    const name = text(skill.fields.name).toLowerCase();
    return shown.has(name) || words.has(name) || (name.includes(' ') && written.includes(name));
  };
  const basics: Place = { type: 'basics' };
  const to = (kind: ItemKind, item?: Item): Place => (item ? { type: 'items', kind, itemId: item.id } : { type: 'items', kind, create: true });
  const lacking = {
    jobDates: jobs.find((job) => !hasDates(job)),
    positionText: jobs.find((job) => !hasText(job)),
    projectText: projects.find((project) => !hasText(project)),
    studyDates: studies.find((study) => !hasDates(study)),
    proofLink: proofs.find((proof) => !hasLink(proof)),
  };
  const checks: Check[] = [
    { name: 'name', part: 'profile', got: profile.name ? 3 : 0, max: 3, place: basics },
    { name: 'headline', part: 'profile', got: profile.headline ? 5 : 0, max: 5, place: basics },
    { name: 'summary', part: 'profile', got: share(6, profile.summary.length, summaryLength), max: 6, place: basics },
    { name: 'location', part: 'profile', got: profile.location ? 2 : 0, max: 2, place: basics },
    { name: 'reach', part: 'profile', got: profile.links.length > 0 ? 4 : 0, max: 4, place: basics },
    { name: 'position', part: 'work', got: jobs.length ? 10 : 0, max: 10, place: to('work') },
    {
      name: 'position-dates',
      part: 'work',
      got: share(5, jobs.filter(hasDates).length, jobs.length),
      max: 5,
      place: to('work', lacking.jobDates),
      about: heading(lacking.jobDates, 'employer', 'position'),
    },
    {
      name: 'position-text',
      part: 'work',
      got: share(10, jobs.filter(hasText).length, jobs.length),
      max: 10,
      place: to('work', lacking.positionText),
      about: heading(lacking.positionText, 'employer', 'position'),
    },
    { name: 'skill-count', part: 'skills', got: share(10, skills.length, enoughSkills), max: 10, place: to('skill') },
    {
      name: 'skill-shown',
      part: 'skills',
      got: share(5, skills.filter(isShown).length, Math.min(skills.length, enoughSkills)),
      max: 5,
      place: to('work', jobs[0]),
      about: heading(
        skills.find((skill) => !isShown(skill)),
        'name',
      ),
    },
    { name: 'project', part: 'projects', got: projects.length ? 9 : 0, max: 9, place: to('project') },
    {
      name: 'project-text',
      part: 'projects',
      got: share(6, projects.filter(hasText).length, projects.length),
      max: 6,
      place: to(lacking.projectText?.kind ?? 'project', lacking.projectText),
      about: heading(lacking.projectText, 'name', 'title'),
    },
    { name: 'study', part: 'education', got: studies.length ? 7 : 0, max: 7, place: to('education') },
    {
      name: 'study-dates',
      part: 'education',
      got: share(3, studies.filter(hasDates).length, studies.length),
      max: 3,
      place: to('education', lacking.studyDates),
      about: heading(lacking.studyDates, 'institution', 'degree'),
    },
    { name: 'proof', part: 'proof', got: proofs.length ? 6 : 0, max: 6, place: to('certification') },
    {
      name: 'proof-link',
      part: 'proof',
      got: proofs.some(hasLink) ? 4 : 0,
      max: 4,
      place: to(lacking.proofLink?.kind ?? 'certification', lacking.proofLink),
      about: heading(lacking.proofLink, 'title', 'name'),
    },
    { name: 'language', part: 'languages', got: of('language').length ? 5 : 0, max: 5, place: to('language') },
  ];
  const sum = (list: readonly Check[], key: 'got' | 'max') => list.reduce((total, check) => total + check[key], 0);
  return {
    total: sum(checks, 'got'),
    parts: partNames.map((name) => ({
      name,
      got: sum(
        checks.filter((check) => check.part === name),
        'got',
      ),
      max: sum(
        checks.filter((check) => check.part === name),
        'max',
      ),
    })),
    done: checks.filter((check) => check.got === check.max),
    // The reason with the most points first; equal ones in page order.
    missing: checks.filter((check) => check.got < check.max).sort((a, b) => b.max - b.got - (a.max - a.got)),
  };
}
