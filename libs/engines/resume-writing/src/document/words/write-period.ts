import type { ResumeEntry } from '@folia/contracts/resume-document';
import { type ResumeLanguage, resumeLanguages } from '@folia/contracts/resume-languages';

const present: Record<ResumeLanguage, string> = { en: 'present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad' };

// English shortens its months; the other languages would need points.
const months = Object.fromEntries(
  resumeLanguages.map((language) => [language, new Intl.DateTimeFormat(language, { month: language === 'en' ? 'short' : 'long', timeZone: 'UTC' })]),
) as Record<ResumeLanguage, Intl.DateTimeFormat>;

/** `2019-08` as "Aug 2019"; a year alone stays. German writes 08/2019, where short names of months look torn. */
function writeDate(date: string, language: ResumeLanguage): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  if (language === 'de') return `${month}/${year}`;
  return `${months[language].format(new Date(Date.UTC(2000, Number(month) - 1)))} ${year}`;
}

/** "Aug 2019 – present", "2015", or nothing where no date is said. */
export function writePeriod({ start, end, current }: Pick<ResumeEntry, 'start' | 'end' | 'current'>, language: ResumeLanguage): string {
  const last = current ? present[language] : end && writeDate(end, language);
  const first = start && writeDate(start, language);
  return first === last ? first : [first, last].filter(Boolean).join(' – ');
}
