import type { ResumeEntry } from '@folia/contracts/resume-document';
import { type ResumeLanguage, resumeLanguages } from '@folia/contracts/resume-languages';

const present: Record<ResumeLanguage, string> = { en: 'present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad' };

// English months are abbreviated; in the other languages abbreviations would need periods.
const months = Object.fromEntries(
  resumeLanguages.map((language) => [language, new Intl.DateTimeFormat(language, { month: language === 'en' ? 'short' : 'long', timeZone: 'UTC' })]),
) as Record<ResumeLanguage, Intl.DateTimeFormat>;

/** `2019-08` as "Aug 2019"; a bare year stays as it is. German uses 08/2019, because abbreviated months look clumsy there. */
function writeDate(date: string, language: ResumeLanguage): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  if (language === 'de') return `${month}/${year}`;
  return `${months[language].format(new Date(Date.UTC(2000, Number(month) - 1)))} ${year}`;
}

/** "Aug 2019 – present", "2015", or nothing if there is no date. */
export function writePeriod({ start, end, current }: Pick<ResumeEntry, 'start' | 'end' | 'current'>, language: ResumeLanguage): string {
  const last = current ? present[language] : end && writeDate(end, language);
  const first = start && writeDate(start, language);
  return first === last ? first : [first, last].filter(Boolean).join(' – ');
}
