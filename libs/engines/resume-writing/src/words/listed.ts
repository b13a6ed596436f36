import type { ResumeLanguage } from '@folia/contracts/resume-languages';

/** The word before the last part of a list, and what stands there where a part has that word in itself. */
const joints: Readonly<Record<ResumeLanguage, { and: string; instead: string }>> = {
  en: { and: ' and ', instead: ', and ' },
  de: { and: ' und ', instead: ' sowie ' },
  fr: { and: ' et ', instead: ' ainsi que ' },
  es: { and: ' y ', instead: ' así como ' },
};
/** The words that join lists, in all languages. */
export const joiningWords = Object.values(joints).flatMap(({ and, instead }) => [and, instead]);

/** "Go, Kafka and Redis", German "Word und Excel sowie SAP", Spanish "Java e Inglés". */
export function listed(parts: readonly string[], language: ResumeLanguage): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const { and, instead } = joints[language];
  const isAmbiguous = parts.some((part) => part.includes(and));
  const joint = isAmbiguous ? instead : language === 'es' && /^h?i(?![ea])/i.test(last) ? ' e ' : and;
  return `${parts.slice(0, -1).join(', ')}${joint}${last}`;
}
