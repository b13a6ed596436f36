import type { UploadLetter } from '@folia/contracts/candidate-upload/shapes';
import type { UploadGround, UploadSource } from '@folia/contracts/candidate-upload/words';
import type { ItemKind } from '@folia/contracts/item/fields';

const sources: Record<UploadSource, string> = {
  person: 'They have it from you',
  referral: 'They have it from somebody who recommends you',
  agency: 'They have it from an agency',
  'job-board': 'They have it from a job board',
  event: 'They have it from a fair or another event',
};
const grounds: Record<UploadGround, string> = {
  applied: 'that you applied to them for this job',
  asked: 'that you asked them to consider you',
  agreed: 'that you agreed to your resume being passed on to them',
};
const kinds: Record<ItemKind, readonly [one: string, more: string]> = {
  work: ['position', 'positions'],
  education: ['education', 'educations'],
  skill: ['skill', 'skills'],
  project: ['project', 'projects'],
  publication: ['publication', 'publications'],
  patent: ['patent', 'patents'],
  talk: ['talk', 'talks'],
  certification: ['certification', 'certifications'],
  award: ['award', 'awards'],
  achievement: ['achievement', 'achievements'],
  language: ['language', 'languages'],
  volunteering: ['volunteering', 'volunteerings'],
};
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What somebody is told whose resume was uploaded, a line each: the job, where it is from and why, what was read, and for how long it is kept. */
export function uploadWords({ title, company, source, ground, detail, read, keptMonths }: UploadLetter): string {
  const counted = read.map(({ kind, count }) => `${count} ${kinds[kind][count === 1 ? 0 : 1]}`);
  return [
    [title, company].filter(Boolean).join(' at '),
    `${sources[source]}${detail ? ` (“${detail}”)` : ''}, and say ${grounds[ground]}.`,
    counted.length > 0 ? `Read from it: ${list.format(counted)}.` : '',
    `It is kept for ${keptMonths} months, or until you withdraw.`,
  ]
    .filter(Boolean)
    .join('\n');
}
