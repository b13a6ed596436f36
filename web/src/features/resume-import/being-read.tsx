import { useMutation } from '@tanstack/react-query';
import { cancelJob } from './api';
import { ReadingScreen } from './reading-screen';
import { readingTexts } from './reading-texts';
import { useReading } from './use-reading';

type BeingReadProps = { jobId: string; fileName: string; onOver: () => void; onCancelled: () => void };

/** An import whose file is being read, step by step. */
export function BeingRead({ jobId, fileName, onOver, onCancelled }: BeingReadProps) {
  const reading = useReading(jobId, onOver);
  // It was already over when the cancel arrived: the row says how it ended.
  const cancel = useMutation({ mutationFn: () => cancelJob(jobId), onSuccess: onCancelled, onError: onOver });
  const line = reading.reached ? readingTexts.reading : readingTexts.uploaded;
  return (
    <ReadingScreen
      fileName={fileName}
      line={line}
      reading={reading}
      percent={reading.reached ? reading.percent : undefined}
      cancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
    />
  );
}
