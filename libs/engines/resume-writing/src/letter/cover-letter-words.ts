import type { ResumeLanguage } from '@folia/contracts/resume-languages';

/** The phrases of a cover letter that state no facts: they name the posting, lead from one fact to the next and close. Roles and names may be empty. */
export type LetterWords = {
  /** `recipient`: the addressee the person names, with a title if they give one. */
  greeting: (company: string, recipient: string) => string;
  opening: (role: string, company: string) => string;
  myWork: (role: string, employer: string, isNow: boolean) => string;
  before: (role: string, employer: string) => string;
  /** The posting's own words for work that the person's lines bear out. */
  reason: (quote: string) => string;
  /** Leads on to lines of a position that cannot begin with "I". */
  fromIt: (isNow: boolean) => string;
  project: (name: string) => string;
  volunteer: (role: string, organisation: string) => string;
  years: (years: number) => string;
  skills: (listed: string) => string;
  holds: string;
  /** Names that work as a statement on their own: "HCPC registered". */
  am: (listed: string) => string;
  studied: (degree: string, school: string) => string;
  meaning: string;
  closing: string;
  regards: (recipient: string) => string;
};

/** A word before a name; nothing if there is no name. */
const led = (lead: string, name: string, end = '') => (name ? ` ${lead}${name}${end}` : '');
const named = (...names: readonly string[]) => names.filter(Boolean).join(', ');

const en: LetterWords = {
  greeting: (company, recipient) => `Dear ${recipient || [company, 'hiring team'].filter(Boolean).join(' ')},`,
  opening: (role, company) =>
    `I am applying for ${role ? `the position of ${role}` : 'the advertised position'}${led('at ', company)}. Here is what I have done of what you ask for.`,
  reason: (quote) => `You describe the work as “${quote}”. That is work I know, and it is why I am writing to you.`,
  myWork: (role, employer, isNow) => `${isNow ? 'I work' : 'I worked'}${led('as ', role)}${led('at ', employer)}.`,
  before: (role, employer) => `Before that I worked${led('as ', role)}${led('at ', employer)}.`,
  fromIt: (isNow) => (isNow ? 'Part of this work:' : 'Part of that work:'),
  project: (name) => `One of my projects: ${name}.`,
  volunteer: (role, organisation) => `As a volunteer: ${named(role, organisation)}.`,
  years: (years) => `I have ${years} ${years === 1 ? 'year' : 'years'} of experience in this line of work.`,
  skills: (listed) => `Of what you name, I have experience with ${listed}.`,
  holds: 'I hold',
  am: (listed) => `My standing: ${listed}`,
  studied: (degree, school) => `My education: ${named(degree, school)}.`,
  meaning: 'Everything here stands in my resume, with dates and places. If something you need is not mentioned, please ask me about it.',
  closing: 'I would be glad to tell you more about any of these points and to hear what matters most to you in this position. Thank you for your time.',
  regards: () => 'Kind regards,',
};

// In German, the text after the comma of the greeting starts in lower case.
const de: LetterWords = {
  greeting: (_company, recipient) => {
    if (!recipient) return 'Sehr geehrte Damen und Herren,';
    if (/^Frau\s/.test(recipient)) return `Sehr geehrte ${recipient},`;
    return /^Herrn?\s/.test(recipient) ? `Sehr geehrter ${recipient.replace(/^Herrn/, 'Herr')},` : `Guten Tag ${recipient},`;
  },
  opening: (role, company) =>
    `hiermit bewerbe ich mich auf ${role ? `die Stelle „${role}“` : 'die ausgeschriebene Stelle'}${led('bei ', company)}. Im Folgenden lesen Sie, was ich von dem, was Sie verlangen, bereits getan habe.`,
  reason: (quote) => `Sie beschreiben die Arbeit so: „${quote}“. Diese Arbeit kenne ich, und ihretwegen schreibe ich Ihnen.`,
  myWork: (role, employer, isNow) =>
    isNow ? `Ich arbeite${led('als ', role)}${led('bei ', employer)}.` : `Ich habe${led('als ', role)}${led('bei ', employer)} gearbeitet.`,
  before: (role, employer) => `Davor habe ich${led('als ', role)}${led('bei ', employer)} gearbeitet.`,
  fromIt: (isNow) => (isNow ? 'Dazu gehört:' : 'Dazu gehörte:'),
  project: (name) => `Eines meiner Projekte: ${name}.`,
  volunteer: (role, organisation) => `Ehrenamtlich: ${named(role, organisation)}.`,
  years: (years) => `Ich bringe ${years} ${years === 1 ? 'Jahr' : 'Jahre'} Erfahrung in dieser Arbeit mit.`,
  skills: (listed) => `Von dem, was Sie nennen, habe ich Erfahrung mit ${listed}.`,
  holds: 'Diese Nachweise habe ich:',
  am: (listed) => `Mein Status: ${listed}`,
  studied: (degree, school) => `Meine Ausbildung: ${named(degree, school)}.`,
  meaning:
    'Ich habe mich auf das beschränkt, was ich belegen kann. Wenn etwas, das Sie brauchen, hier nicht steht, spreche ich lieber mit Ihnen darüber, als dass ich rate.',
  closing:
    'Gern erzähle ich Ihnen mehr zu jedem dieser Punkte und höre, was Ihnen bei dieser Stelle am wichtigsten ist. Mein Lebenslauf liegt bei, mit Daten und Orten zu allem, was hier steht.',
  regards: () => 'Mit freundlichen Grüßen',
};

const titled = /^(?:Madame|Mademoiselle|Monsieur|Mme|Mlle|M\.)(?=\s)/;

// Avoids words whose form depends on the writer's gender.
const fr: LetterWords = {
  greeting: (_company, recipient) => {
    if (!recipient) return 'Madame, Monsieur,';
    return titled.test(recipient) ? `${recipient},` : `Bonjour ${recipient},`;
  },
  opening: (role, company) =>
    `Je vous écris au sujet du poste${led('« ', role, ' »')}${led('chez ', company)}. Voici ce que j’ai déjà fait parmi ce que vous demandez.`,
  reason: (quote) => `Vous décrivez ce travail ainsi : « ${quote} ». C’est un travail que je connais, et c’est pour cela que je vous écris.`,
  myWork: (role, employer, isNow) => `${isNow ? 'Je travaille' : 'J’ai travaillé'}${led('comme ', role)}${led('chez ', employer)}.`,
  before: (role, employer) => `Auparavant, j’ai travaillé${led('comme ', role)}${led('chez ', employer)}.`,
  fromIt: (isNow) => (isNow ? 'Ce travail comprend :' : 'Ce travail comprenait :'),
  project: (name) => `Un de mes projets : ${name}.`,
  volunteer: (role, organisation) => `Bénévolat : ${named(role, organisation)}.`,
  years: (years) => `J’ai ${years} ${years === 1 ? 'an' : 'ans'} d’expérience dans ce travail.`,
  skills: (listed) => `Parmi ce que vous citez, j’ai de l’expérience avec ${listed}.`,
  holds: 'Mes certifications et titres :',
  am: (listed) => `Mon statut : ${listed}`,
  studied: (degree, school) => `Ma formation : ${named(degree, school)}.`,
  meaning:
    'Je ne dis ici que ce que je peux montrer. Si un point dont vous avez besoin n’y figure pas, je préfère en parler avec vous plutôt que de le laisser supposer.',
  closing:
    'C’est avec plaisir que je vous en dirai plus sur chacun de ces points et que j’apprendrai ce qui compte le plus pour vous à ce poste. Mon CV est joint, avec les dates et les lieux de tout ce qui précède.',
  // The closing repeats the title from the greeting.
  regards: (recipient) => `Veuillez agréer, ${titled.exec(recipient)?.[0] ?? 'Madame, Monsieur'}, mes salutations distinguées.`,
};

const es: LetterWords = {
  greeting: (company, recipient) => {
    if (!recipient) return company ? `Estimado equipo de ${company}:` : 'A quien corresponda:';
    if (/^(?:Sra\.|Señora|Srta\.|Dra\.|Doña)\s/.test(recipient)) return `Estimada ${recipient}:`;
    return /^(?:Sr\.|Señor|Dr\.|Don)\s/.test(recipient) ? `Estimado ${recipient}:` : `A la atención de ${recipient}:`;
  },
  opening: (role, company) => `Les escribo por el puesto${led('de ', role)}${led('en ', company)}. A continuación está lo que ya he hecho de lo que piden.`,
  reason: (quote) => `Ustedes describen el trabajo así: «${quote}». Es un trabajo que conozco, y por eso les escribo.`,
  myWork: (role, employer, isNow) => `${isNow ? 'Trabajo' : 'Trabajé'}${led('como ', role)}${led('en ', employer)}.`,
  before: (role, employer) => `Antes trabajé${led('como ', role)}${led('en ', employer)}.`,
  fromIt: (isNow) => (isNow ? 'Este trabajo incluye:' : 'Ese trabajo incluía:'),
  project: (name) => `Uno de mis proyectos: ${name}.`,
  volunteer: (role, organisation) => `Voluntariado: ${named(role, organisation)}.`,
  years: (years) => `Tengo ${years} ${years === 1 ? 'año' : 'años'} de experiencia en este trabajo.`,
  skills: (listed) => `De lo que ustedes nombran, tengo experiencia con ${listed}.`,
  holds: 'Mis certificaciones y títulos:',
  am: (listed) => `Mi situación: ${listed}`,
  studied: (degree, school) => `Mi formación: ${named(degree, school)}.`,
  meaning: 'Me he limitado a lo que puedo demostrar. Si algo que ustedes necesitan no aparece aquí, prefiero hablarlo con ustedes a dejar que se suponga.',
  closing:
    'Con gusto les cuento más sobre cualquiera de estos puntos y escucho qué es lo más importante para ustedes en este puesto. Adjunto mi currículum, con fechas y lugares de todo lo anterior.',
  regards: () => 'Atentamente,',
};

/** The letter's own words in each language a resume is headed in. */
export const letterWords: Readonly<Record<ResumeLanguage, LetterWords>> = { en, de, fr, es };

const locales: Readonly<Record<ResumeLanguage, string>> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' };

/** "Go, Kafka and Redis", in the language's way. */
export const listed = (parts: readonly string[], language: ResumeLanguage): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts);
