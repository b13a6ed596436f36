import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

/** Makes a profile editable again in place of another, where the plan became smaller. */
export function ChooseProfile({ id, title }: { id: string; title: string }) {
  const toast = useToast();
  const { choose } = useProfileActions();
  const { mutate, isPending } = useMutation({
    mutationFn: () => choose(id),
    onSuccess: () => toast(texts.chosen(title)),
    onError: (error) => toast(reasonOf(error)),
  });
  return (
    <Button size="sm" busy={isPending} aria-label={texts.chooseOne(title)} onClick={() => mutate()}>
      {texts.choose}
    </Button>
  );
}
