import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title';
import { Tabs } from '../../ui/tabs';
import { AddressForm } from './address-form';
import { Crumbs } from './crumbs';
import { JobTextForm } from './job-text-form';
import { SavedJobForm } from './saved-job-form';
import { ScoreHistory } from './score-history';
import { texts } from './texts';
import { useJobText } from './use-job-text';

const ways = ['paste', 'address', 'saved'] as const;
type Way = (typeof ways)[number];

/** `/app/job-match/calculator`: a job, pasted, read from its address or kept already; which way is in the address. */
export function CalculatorPage() {
  usePageTitle(texts.title);
  const [address, setAddress] = useSearchParams();
  const way: Way = ways.find((one) => one === address.get('from')) ?? 'paste';
  const draft = useJobText();
  const { read } = draft;
  const open = (from: string) => setAddress(from === 'paste' ? {} : { from });
  const content: Record<Way, ReactNode> = {
    paste: <JobTextForm draft={draft} />,
    address: (
      <AddressForm
        onRead={(page) => {
          read(page);
          open('paste');
        }}
      />
    ),
    saved: <SavedJobForm chosen={address.get('job')} onChoose={(job) => setAddress({ from: 'saved', job }, { replace: true })} />,
  };
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <h1 className="headline mt-4">{texts.title}</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">{texts.lead}</p>
      <div className="max-w-[760px]">
        <Tabs label={texts.ways.label} value={way} onChange={open} tabs={ways.map((value) => ({ value, label: texts.ways[value], content: content[value] }))} />
      </div>
      <ScoreHistory className="mt-16" />
    </div>
  );
}
