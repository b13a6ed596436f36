import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { PortfolioItem } from '../../fit-score/read-portfolio';
import { portfolioAndHeader } from '../resume-for-eval';

/** A portfolio, a job and what a resume for it has to do; the form is that of README.md beside this file. */
export type Case = {
  id: string;
  asOf: string;
  items: PortfolioItem[];
  header: ResumeHeader;
  job: string;
  keywords: { name: string; aliases: string[] }[];
  forbid: string[];
  leadTerms: string[];
  drop: string[];
  canonical: string[];
  /** Employers and titles of positions, told apart by the order in the portfolio. */
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

/** Reads the cases beside this file. */
export function readCases(): Case[] {
  const data = join(__dirname, 'data');
  const { asOf, cases } = JSON.parse(readFileSync(join(data, 'cases.json'), 'utf8')) as { asOf: string; cases: Stored[] };
  return cases.map(({ portfolio, job, drop = [], canonical = [], shrink = [], lead, keep, ...rest }) => {
    const json = readFileSync(join(data, 'portfolios', `${portfolio}.json`), 'utf8');
    const { items, header } = portfolioAndHeader(json, asOf);
    const works = (JSON.parse(json) as { work: { id: string }[] }).work;
    const own = items.filter(({ kind }) => kind === 'work');
    const idOf = (id: string) => own[works.findIndex((work) => work.id === id)]?.id ?? '';
    const text = readFileSync(join(data, 'jobs', `${job}.txt`), 'utf8');
    return { ...rest, asOf, items, header, job: text, drop, canonical, lead: idOf(lead), keep: keep.map(idOf), shrink: shrink.map(idOf) };
  });
}
