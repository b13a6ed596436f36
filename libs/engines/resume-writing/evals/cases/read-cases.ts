import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { portfolioAndHeader } from '../resume-for-eval';

/** A portfolio, a job and what a resume for it has to do; README.md beside this file describes the form. */
export type Case = {
  id: string;
  asOf: string;
  items: PortfolioItem[];
  header: ResumeHeader;
  posting: string;
  keywords: { name: string; aliases: string[] }[];
  forbid: string[];
  leadTerms: string[];
  drop: string[];
  canonical: string[];
  /** Employers and titles of positions, identified by their order in the portfolio. */
  lead: string;
  keep: string[];
  shrink: string[];
};

type Stored = {
  id: string;
  portfolio: string;
  job: string;
  keywords: Case['keywords'];
  forbid: string[];
  lead: string;
  leadTerms: string[];
  keep: string[];
} & Partial<Pick<Case, 'drop' | 'canonical' | 'shrink'>>;

type StoredSet = { asOf: string; jobs: Record<string, string>; portfolios: Record<string, { work: { id: string }[] }>; cases: Stored[] };

/** Reads the cases beside this file. */
export function readCases(): Case[] {
  const { asOf, jobs, portfolios, cases } = JSON.parse(readFileSync(join(__dirname, 'truth-under-temptation.json'), 'utf8')) as StoredSet;
  return cases.map(({ portfolio, job, drop = [], canonical = [], shrink = [], lead, keep, ...rest }) => {
    const told = portfolios[portfolio] ?? { work: [] };
    const { items, header } = portfolioAndHeader(JSON.stringify(told), asOf);
    const works = told.work;
    const own = items.filter(({ kind }) => kind === 'work');
    const idOf = (id: string) => own[works.findIndex((work) => work.id === id)]?.id ?? '';
    return { ...rest, asOf, items, header, posting: jobs[job] ?? '', drop, canonical, lead: idOf(lead), keep: keep.map(idOf), shrink: shrink.map(idOf) };
  });
}
