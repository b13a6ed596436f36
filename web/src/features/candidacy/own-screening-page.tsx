import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { usePageTitle } from '../../lib/use-page-title';
import { lazyPart } from '../../ui/lazy-part';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NarrowPage } from '../../ui/narrow-page';
import { CandidacyFindings } from './candidacy-findings';
import { CorrectFile } from './correct-file';
import { DeleteAnswersLater } from './delete-answers';
import { texts } from './texts';

const words = texts.own;
const AnswerAsking = lazyPart('answer-asking', async () => (await import('./answer-asking')).AnswerAsking, { inPlace: true });

/** `/app/my-screening#key`: what one screening found, for people without an account. No server hears of the key in the address. */
export function OwnScreeningPage() {
  usePageTitle(words.title);
  const key = useLocation().hash.slice(1);
  const [isRefused, setRefused] = useState(false);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['own-screening', key],
    queryFn: ({ signal }) => api.post('/candidacies/open', { body: { key }, signal }),
    staleTime: 0,
    retry: false,
  });
  // A key that is none is refused before it is looked for.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <NarrowPage title={words.unknown} text={words.unknownText} />;
  if (isRefused) return <NarrowPage title={texts.asked.refused} text={texts.asked.refusedText} />;
  const refuse = async (neverAgain: boolean) => {
    await api.post('/candidacies/refuse', { body: { key, neverAgain } });
    setRefused(true);
  };
  if (data?.asked)
    return (
      <div className="page pt-2 pb-18">
        <AnswerAsking candidacy={data} answerKey={key} refuse={refuse} onChanged={() => void refetch()} />
      </div>
    );
  return (
    <div className="page py-6 md:py-10">
      {isPending ? <Loading /> : null}
      {!isPending && !data?.shown ? <LoadFailure onAgain={() => void refetch()}>{texts.found.failed}</LoadFailure> : null}
      {data?.shown ? (
        <>
          <h1 className="headline">{[data.title, data.company].filter(Boolean).join(' · ')}</h1>
          <p className="mt-1.5 text-ink-2">{texts.list.states[data.state]}</p>
          <CandidacyFindings
            candidacy={data}
            withdraw={async () => {
              await api.post('/candidacies/withdraw', { body: { key } });
              await refetch();
            }}
            contest={async (made) => {
              await api.post('/candidacies/contests', { body: { key, ...made } });
              await refetch();
            }}
            correct={data.takesFile ? <CorrectFile candidacyKey={key} onDone={refetch} /> : null}
          />
          <DeleteAnswersLater />
        </>
      ) : null}
    </div>
  );
}
