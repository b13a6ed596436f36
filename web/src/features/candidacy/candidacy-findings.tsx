import type { CandidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import type { NewContest } from '@folia/contracts/contest/shapes';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { SharedWords } from '../../ui/shared-words';
import { FindingGroup } from './finding-group';
import { numberQuotes } from './number-quotes';
import { QuotedWords } from './quoted-words';
import { texts } from './texts';
import { WithdrawDialog } from './withdraw-dialog';

const words = texts.found;

type CandidacyFindingsProps = {
  candidacy: CandidacyWithFindings;
  withdraw: () => Promise<void>;
  contest: (made: NewContest) => Promise<void>;
  /** How what was shared is corrected. */
  correct: ReactNode;
};

/** What one screening found: points, facts, criteria left and one's own words right. */
export const CandidacyFindings = (props: CandidacyFindingsProps) =>
  props.candidacy.state === 'withdrawn' ? <Receipt company={props.candidacy.company} /> : <Found {...props} />;

const Receipt = ({ company }: { company: string }) => (
  <section className="mt-12 max-w-[58ch]">
    <h2 className="section-title">{words.goneTitle(company)}</h2>
    <p className="mt-2 text-ink-2">{words.goneText}</p>
  </section>
);

function Found({ candidacy, withdraw, contest, correct }: CandidacyFindingsProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { company, shown, items, nameIsShown, endsAt, findings, points, upload, resume, givenAt, passedTo } = candidacy;
  const quotes = numberQuotes(findings);
  const most = findings.reduce((sum, one) => sum + one.most, 0);
  const pointing = { active, point: setActive, quotes };
  return (
    <section className="mt-12" aria-label={company || shown.title}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="headline">{words.title(company, points, most)}</h2>
          <p className="mt-1.5 max-w-[62ch] text-ink-2">{words.lead}</p>
        </div>
        <Button look="caution" onClick={() => setLeaving(true)}>
          {upload ? texts.upload.end : words.withdraw}
        </Button>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 text-s md:grid-cols-4">
        <Fact name={words.who}>{texts.job.whoText(shown)}</Fact>
        <Fact name={words.share}>{words.items(items, upload !== null)}</Fact>
        <Fact name={words.hidden}>{words.hiddenNow(shown.isBlind, nameIsShown)}</Fact>
        {passedTo ? <Fact name={words.passedOn}>{words.passedOnTo(passedTo)}</Fact> : null}
        {shown.handedTo && !upload ? <Fact name={texts.job.handed}>{texts.job.handedText(shown.handedTo)}</Fact> : null}
        <Fact name={words.kept}>{endsAt ? words.keptUntil(endsAt) : ''}</Fact>
      </dl>
      {upload ? (
        <div className="mt-6 max-w-[62ch]">
          <h3 className="font-medium">{texts.upload.title}</h3>
          <p className="mt-1 text-ink-2">{texts.upload.text(upload, company, givenAt)}</p>
          <p className="mt-1 text-ink-2">{texts.upload.wrong}</p>
        </div>
      ) : null}
      {correct}
      <div className="mt-8 grid gap-x-24 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="space-y-8">
          {(['must', 'nice'] as const).map((importance) => (
            <FindingGroup
              key={importance}
              importance={importance}
              findings={findings.filter((one) => one.importance === importance)}
              pointing={pointing}
              contesting={{ resume, send: contest }}
            />
          ))}
        </div>
        <QuotedWords pointing={pointing} />
      </div>
      {resume ? (
        <details className="mt-8 max-w-[62ch] text-s">
          <summary className="link cursor-pointer py-1">{texts.share.open}</summary>
          <SharedWords resume={resume} />
        </details>
      ) : null}
      {isLeaving ? <WithdrawDialog company={company} withdraw={withdraw} onClose={() => setLeaving(false)} /> : null}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
