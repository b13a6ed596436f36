import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';

/** Kinds of work by branch. People of one kind do the same work; people of one branch know each other's work. */
const branches = {
  software: [
    'back-end',
    'front-end',
    'software',
    'mobile',
    'operations',
    'network',
    'security',
    'data-engineering',
    'data-science',
    'data-analysis',
    'testing',
    'embedded',
    'games',
    'it-support',
    'product',
    'project',
    'business-analysis',
  ],
  design: ['product-design', 'graphic-design', 'interior'],
  building: ['architecture', 'construction-management', 'construction-labour', 'civil-engineering'],
  health: [
    'nursing',
    'practical-nursing',
    'care-assistance',
    'medicine',
    'therapy',
    'therapy-assistance',
    'dental',
    'dental-assistance',
    'pharmacy',
    'pharmacy-assistance',
    'laboratory',
    'imaging',
    'sonography',
    'emergency',
    'veterinary',
    'nutrition',
    'optical',
    'health-administration',
    'clinical-research',
    'midwifery',
    'theatre-practice',
    'occupational-therapy',
    'physiotherapy',
    'speech-therapy',
  ],
  social: ['housing', 'social-work', 'counselling'],
  education: ['school-teaching', 'teaching-assistance', 'higher-teaching', 'early-education', 'school-leadership', 'training', 'library'],
  electrical: ['electrician', 'electrical-engineering'],
  trades: [
    'plumbing',
    'hvac',
    'carpentry',
    'masonry',
    'roofing',
    'finishing',
    'welding',
    'machining',
    'maintenance',
    'vehicle-repair',
    'aircraft-repair',
    'landscaping',
    'farming',
  ],
  engineering: [
    'mechanical-engineering',
    'manufacturing-engineering',
    'signal-processing',
    'quality',
    'chemical-engineering',
    'aerospace',
    'biomedical',
    'environment',
    'safety',
  ],
  production: ['production', 'production-management'],
  logistics: ['warehouse', 'driving', 'supply-chain', 'transport'],
  finance: ['accounting', 'audit', 'compliance', 'financial-analysis', 'banking', 'insurance', 'bookkeeping'],
  people: ['human-resources', 'recruiting'],
  law: ['law', 'legal-assistance'],
  sales: ['sales', 'retail', 'customer-success', 'real-estate'],
  marketing: ['marketing', 'social-media', 'communications'],
  media: ['writing', 'journalism', 'translation', 'film-photo', 'performing'],
  hospitality: ['kitchen', 'service', 'hotel', 'events', 'beauty', 'fitness'],
  office: ['administration', 'operations-management', 'consulting'],
  public: ['public-policy', 'protection', 'military', 'cleaning', 'portering'],
} as const;

export type RoleFamily = { branch: string; family: string };
/** Words of titles and the kind of work they name. `isWeak`: only if nothing else in the title is known. `isEnding`: also in the middle of a word. */
export type TitleWords = { words: string; family: RoleFamily; isWeak: boolean; isEnding: boolean };

/** All kinds of work. */
export const families: readonly RoleFamily[] = Object.entries(branches).flatMap(([branch, names]) => names.map((family) => ({ branch, family })));
const weak = 'any ';
const ending = '*';
const classes = new Map(
  families.flatMap((family) => [
    [family.family, { family, isWeak: false }],
    [`${weak}${family.family}`, { family, isWeak: true }],
  ]),
);

/** A title in the form in which its words are compared: lower case, no accents. */
export const foldTitle = (title: string): string => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

export const titleWords: readonly TitleWords[] = readWordList(join(__dirname, '../../words/titles'), [...classes.keys()]).flatMap(({ phrase, wordClass }) => {
  const found = classes.get(wordClass);
  return found ? [{ ...found, words: foldTitle(phrase.replace(ending, '')), isEnding: phrase.startsWith(ending) }] : [];
});

/** Doctors' ranks and fields of medicine; a rank and a field together name a doctor. */
export const doctorWords = readWordList(join(__dirname, '../../words/doctors'), ['rank', 'field']);
/** Doctors of any field. */
export const medicine: RoleFamily = { branch: 'health', family: 'medicine' };

/** Kinds that do much of each other's work, and how much. Others in one branch get {@link sameBranch}. */
const neighbours: readonly (readonly [string, string, number])[] = [
  ['software', 'back-end', 0.85],
  ['software', 'front-end', 0.75],
  ['software', 'mobile', 0.6],
  ['software', 'embedded', 0.5],
  ['software', 'games', 0.6],
  ['back-end', 'front-end', 0.5],
  ['back-end', 'data-engineering', 0.5],
  ['back-end', 'operations', 0.4],
  ['software', 'operations', 0.4],
  ['software', 'data-engineering', 0.45],
  ['software', 'testing', 0.45],
  ['signal-processing', 'embedded', 0.6],
  ['signal-processing', 'software', 0.4],
  ['signal-processing', 'electrical-engineering', 0.5],
  ['operations', 'network', 0.5],
  ['operations', 'it-support', 0.5],
  ['network', 'it-support', 0.45],
  ['operations', 'security', 0.45],
  ['data-science', 'data-analysis', 0.6],
  ['data-engineering', 'data-analysis', 0.5],
  ['data-engineering', 'data-science', 0.5],
  ['data-analysis', 'business-analysis', 0.5],
  ['data-analysis', 'financial-analysis', 0.4],
  ['project', 'business-analysis', 0.4],
  ['project', 'product', 0.4],
  ['accounting', 'audit', 0.6],
  ['accounting', 'financial-analysis', 0.6],
  ['accounting', 'bookkeeping', 0.7],
  ['bookkeeping', 'administration', 0.35],
  ['audit', 'compliance', 0.5],
  ['imaging', 'sonography', 0.45],
  ['writing', 'marketing', 0.45],
  ['human-resources', 'recruiting', 0.55],
  ['school-teaching', 'higher-teaching', 0.6],
  ['school-teaching', 'school-leadership', 0.6],
  ['school-teaching', 'early-education', 0.4],
  ['school-teaching', 'teaching-assistance', 0.45],
  ['early-education', 'teaching-assistance', 0.45],
  ['early-education', 'social-work', 0.35],
  ['warehouse', 'supply-chain', 0.5],
  ['warehouse', 'production', 0.4],
  ['warehouse', 'driving', 0.35],
  ['electrician', 'electrical-engineering', 0.45],
  ['electrician', 'maintenance', 0.5],
  ['plumbing', 'maintenance', 0.5],
  ['plumbing', 'hvac', 0.55],
  ['carpentry', 'maintenance', 0.5],
  ['hvac', 'maintenance', 0.5],
  ['finishing', 'maintenance', 0.4],
  ['vehicle-repair', 'machining', 0.45],
  ['vehicle-repair', 'maintenance', 0.5],
  ['machining', 'production', 0.45],
  ['machining', 'welding', 0.45],
  ['machining', 'manufacturing-engineering', 0.35],
  ['production', 'maintenance', 0.35],
  ['marketing', 'social-media', 0.6],
  ['marketing', 'communications', 0.6],
  ['marketing', 'sales', 0.35],
  ['marketing', 'graphic-design', 0.35],
  ['communications', 'journalism', 0.5],
  ['writing', 'journalism', 0.6],
  ['writing', 'communications', 0.5],
  ['mechanical-engineering', 'manufacturing-engineering', 0.6],
  ['mechanical-engineering', 'electrical-engineering', 0.4],
  ['production', 'production-management', 0.5],
  ['production-management', 'manufacturing-engineering', 0.5],
  ['production-management', 'operations-management', 0.45],
  ['product-design', 'graphic-design', 0.5],
  ['product-design', 'front-end', 0.35],
  ['graphic-design', 'front-end', 0.35],
  ['social-work', 'counselling', 0.6],
  ['social-work', 'housing', 0.5],
  ['social-work', 'care-assistance', 0.35],
  ['consulting', 'operations-management', 0.3],
  ['administration', 'operations-management', 0.4],
  ['administration', 'health-administration', 0.6],
  ['administration', 'legal-assistance', 0.5],
  ['administration', 'customer-success', 0.4],
  ['customer-success', 'banking', 0.4],
  ['customer-success', 'retail', 0.45],
  ['customer-success', 'sales', 0.4],
  ['customer-success', 'insurance', 0.35],
  ['service', 'retail', 0.4],
  ['service', 'kitchen', 0.4],
  ['cleaning', 'hotel', 0.35],
  ['cleaning', 'portering', 0.4],
  ['portering', 'care-assistance', 0.3],
  ['portering', 'warehouse', 0.35],
  ['training', 'higher-teaching', 0.5],
  ['nursing', 'midwifery', 0.45],
  ['nursing', 'practical-nursing', 0.6],
  ['nursing', 'theatre-practice', 0.5],
  ['nursing', 'care-assistance', 0.4],
  ['practical-nursing', 'care-assistance', 0.6],
  ['nursing', 'emergency', 0.4],
  ['physiotherapy', 'therapy-assistance', 0.45],
  ['occupational-therapy', 'therapy-assistance', 0.45],
  ['laboratory', 'biomedical', 0.5],
  ['law', 'legal-assistance', 0.4],
];
/** How alike the work of two kinds in one branch is, if nothing more is known. */
const sameBranch = 0.35;
/** Branches whose kinds have little to do with each other. */
const wideBranches: ReadonlySet<string> = new Set(['software', 'health']);
const wideBranch = 0.25;
const likenessOf = new Map(neighbours.flatMap(([a, b, likeness]) => [[`${a} ${b}`, likeness] as const, [`${b} ${a}`, likeness] as const]));

/** How much two different kinds of work are alike, 0–1. */
export const familyLikeness = (one: RoleFamily, other: RoleFamily): number =>
  likenessOf.get(`${one.family} ${other.family}`) ?? (one.branch !== other.branch ? 0 : wideBranches.has(one.branch) ? wideBranch : sameBranch);
