import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** Carries out an admin action; everything on the screen is fetched again afterwards. */
export function useDeed<Input>(work: (input: Input) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: async () => {
      onDone();
      toast(texts.done);
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
