import type { CandidacyWithFindings, JobPage } from '@folia/contracts/candidacy/shapes';
import { useState } from 'react';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { ApplyPanel } from './apply-panel';
import { ApplyWithFile } from './apply-with-file';
import { JobView } from './job-view';
import { RefuseAsking } from './refuse-asking';
import { texts } from './texts';

const words = texts.asked;

type AnswerAskingProps = {
  candidacy: CandidacyWithFindings;
  /** Of the address that the person followed; without it the account itself was asked. */
  answerKey?: string;
  refuse: (neverAgain: boolean) => Promise<unknown>;
  onChanged: () => void;
};

/** Who asks, for which job and with which criteria, and the two answers. */
export function AnswerAsking({ candidacy: { jobId, shown, asked, passedTo, endsAt }, answerKey, refuse, onChanged }: AnswerAskingProps) {
  if (!asked) return null;
  const page: JobPage = { id: jobId, isOpen: asked.isOpen, digest: asked.digest, shown };
  return (
    <section className="mt-6" aria-label={words.label}>
      <p className="mb-8 max-w-[62ch] border-s-2 border-leaf ps-4 text-m">{words.lead(asked.by, endsAt)}</p>
      {passedTo ? (
        <p role="note" className="-mt-2 mb-8 max-w-[62ch] border-s-2 border-warn ps-4 text-ink-2">
          {words.passedOn(shown.company, passedTo)}
        </p>
      ) : null}
      <JobView shown={shown} title={answerKey ? 'h1' : 'h2'} heading={words.heading}>
        {asked.isOpen ? <Agree page={page} answerKey={answerKey} onChanged={onChanged} /> : <p className="mt-4 font-medium">{words.closed}</p>}
        <RefuseAsking refuse={refuse} />
      </JobView>
    </section>
  );
}

function Agree({ page, answerKey, onChanged }: { page: JobPage; answerKey?: string; onChanged: () => void }) {
  const { signedIn, openSignIn } = useSession();
  const [byFile, setByFile] = useState(false);
  if (byFile && answerKey) return <ApplyWithFile page={page} answer={{ key: answerKey, onAgreed: onChanged }} onChanged={onChanged} />;
  return (
    <>
      {signedIn ? (
        <ApplyPanel page={page} answer={{ key: answerKey, onAgreed: onChanged }} onChanged={onChanged} />
      ) : (
        <Button
          look="primary"
          size="lg"
          className="mt-4 w-full"
          onClick={() => openSignIn({ path: answerKey ? paths.ownScreening.href(answerKey) : undefined, source: 'other', lead: words.signInLead })}
        >
          {words.signIn}
        </Button>
      )}
      {answerKey ? (
        <Button look={signedIn ? 'quiet' : 'outlined'} className="mt-2 w-full" onClick={() => setByFile(true)}>
          {words.byFile}
        </Button>
      ) : null}
    </>
  );
}
