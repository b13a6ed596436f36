import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Tabs } from '../../ui/tabs';
import { AddressForm } from './address-form';
import { calculatorTexts } from './calculator-texts';
import { Crumbs } from './crumbs';
import { NothingToHold } from './nothing-to-hold';
import { PostingForm } from './posting-form';
import { PostingTextForm } from './posting-text-form';
import { ProfileSelect } from './profile-select';
import { ScoreHistory } from './score-history';
import { texts } from './texts';
import { useCalculatorAddress, type Way, ways } from './use-calculator-address';
import { usePostingText } from './use-posting-text';

/** `/app/job-match/calculator`: a job that is pasted, read from its address or already saved; the address says which. */
export function CalculatorPage() {
  usePageTitle(texts.title);
  const { way, open, job, chooseJob, profileId, chooseProfile } = useCalculatorAddress();
  const draft = usePostingText();
  const { read } = draft;
  const profile = <ProfileSelect value={profileId} onChange={chooseProfile} />;
  const content: Record<Way, ReactNode> = {
    paste: <PostingTextForm draft={draft} profileId={profileId} profile={profile} />,
    address: (
      <AddressForm
        onRead={(page) => {
          read(page);
          open('paste');
        }}
      />
    ),
    saved: <PostingForm chosen={job} onChoose={chooseJob} profileId={profileId} profile={profile} />,
  };
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <h1 className="headline mt-4">{texts.title}</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">
        {calculatorTexts.lead}{' '}
        <Link to={paths.howScoresAreMade.href()} className="link">
          {texts.report.how}
        </Link>
      </p>
      <NothingToHold />
      <div className="max-w-[760px]">
        <Tabs
          label={calculatorTexts.ways.label}
          value={way}
          onChange={open}
          tabs={ways.map((value) => ({ value, label: calculatorTexts.ways[value], content: content[value] }))}
        />
      </div>
      <ScoreHistory className="mt-16" />
    </div>
  );
}
