import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button';
import { handoverTexts as texts } from './handover-texts';
import { handoversQuery } from './use-handovers';

/** For a job that is mapped to one of another system; nothing for every other. */
export function HandOverButton({ jobId, onPress }: { jobId: string; onPress: () => void }) {
  const { data } = useQuery({ ...handoversQuery(jobId), staleTime: 60_000 });
  return data?.target ? (
    <Button size="sm" onClick={onPress}>
      {texts.send(data.target.kind)}
    </Button>
  ) : null;
}
