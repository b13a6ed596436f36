import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** Carries out an admin action and says so; everything on the screen is fetched again afterwards. */
export function useDeed<Input>(work: (input: Input) => Promise<unknown>, onDone: () => void, said = texts.done) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: async () => {
      onDone();
      toast(said);
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
