import type { createItem } from '@folia/contracts/item/questions';
import type { z } from 'zod';

type SampleItem = z.input<typeof createItem.input>['content'];
/** Somebody made up. */
export type SamplePerson = { name: string; headline: string; items: readonly SampleItem[] };

const skills = (...names: string[]): SampleItem[] => names.map((name) => ({ kind: 'skill', fields: { name } }));
const work = (fields: Record<string, unknown>): SampleItem => ({ kind: 'work', fields });

/** The job of every sandbox, as somebody would paste it. */
export const samplePosting = `Payments engineer at Meridian Sample
We look for a payments engineer. You write services in Go and PostgreSQL, and you are on call for them.
Requirements
- Five years of Go
- PostgreSQL
- You have worked with Kafka or a similar log
Nice to have
- Experience with card payments`;

/** Whom test keys act for. */
export const sampleHolder: SamplePerson = {
  name: 'Sandy Sample',
  headline: 'Backend engineer',
  items: [
    ...skills('Go', 'PostgreSQL', 'Kafka', 'Kubernetes'),
    work({
      position: 'Senior backend engineer',
      employer: 'Harbor Sample Bank',
      startDate: '2020-03',
      current: true,
      highlights: ['Built the ledger of card payments in Go and PostgreSQL', 'Cut the time of a settlement from four hours to six minutes'],
      skills: ['Go', 'PostgreSQL'],
    }),
    work({
      position: 'Backend engineer',
      employer: 'Sample Freight',
      startDate: '2016-09',
      endDate: '2020-02',
      highlights: ['Moved twelve services from cron jobs to Kafka'],
      skills: ['Kafka'],
    }),
    { kind: 'project', fields: { name: 'Open ledger', summary: 'A double-entry ledger as a library for Go.', skills: ['Go'] } },
    { kind: 'education', fields: { institution: 'Sample University', degree: 'BSc', area: 'Computer science', startDate: '2012', endDate: '2016' } },
    { kind: 'language', fields: { name: 'English' } },
  ],
};

/** The same person's resume, as a file that they sent. */
export const sampleFile = {
  name: 'sandy-sample.txt',
  text: `Sandy Sample
Backend engineer

EXPERIENCE
Senior backend engineer, Harbor Sample Bank
March 2020 - Present
- Built the ledger of card payments in Go and PostgreSQL
- Cut the time of a settlement from four hours to six minutes

Backend engineer, Sample Freight
September 2016 - February 2020
- Moved twelve services from cron jobs to Kafka

EDUCATION
BSc Computer science, Sample University, 2012 - 2016

SKILLS
Go, PostgreSQL, Kafka, Kubernetes
`,
};

/** Who has applied to the job: one whom it fits, one whom it fits in part, one whom it does not fit. */
export const sampleApplicants: readonly SamplePerson[] = [
  {
    name: 'Robin Example',
    headline: 'Payments engineer',
    items: [
      ...skills('Go', 'PostgreSQL', 'Kafka'),
      work({
        position: 'Payments engineer',
        employer: 'Example Cards',
        startDate: '2017-01',
        current: true,
        highlights: ['Six years of Go in card payments, on call every fourth week', 'Kafka as the log of 40 million authorisations a day'],
        skills: ['Go', 'Kafka', 'PostgreSQL'],
      }),
    ],
  },
  {
    name: 'Kim Placeholder',
    headline: 'Software engineer',
    items: [
      ...skills('Java', 'PostgreSQL'),
      work({
        position: 'Software engineer',
        employer: 'Placeholder Insurance',
        startDate: '2019-05',
        current: true,
        highlights: ['Moved claims from Oracle to PostgreSQL'],
        skills: ['Java', 'PostgreSQL'],
      }),
    ],
  },
  {
    name: 'Alex Specimen',
    headline: 'Head of a bakery',
    items: [
      ...skills('Recipe development', 'Shift planning'),
      work({ position: 'Head baker', employer: 'Specimen Bread', startDate: '2015-02', current: true, highlights: ['Planned the shifts of nine bakers'] }),
    ],
  },
];
