import type { OwnModel, SaveOwnModel } from '@folia/contracts/own-model/shapes';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useContractForm } from '../../lib/use-contract-form';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { ownModelTexts as words } from './own-model-texts';

const rules = async () => (await import('@folia/contracts/own-model/shapes')).saveOwnModelInput;

/** Where the model is and what it asks for. Nothing is kept before it has answered; what was typed stays after a refusal. */
export function OwnModelForm({ kept, onSaved }: { kept: OwnModel | null; onSaved: (saved: OwnModel) => void }) {
  const values = { baseUrl: kept?.baseUrl ?? '', model: kept?.model ?? '', key: '' };
  const { register, errorOf, handleSubmit, refuse } = useContractForm<SaveOwnModel>({ values, rules });
  const save = useMutation({
    mutationFn: (model: SaveOwnModel) => api.put('/me/own-model', { body: model }),
    // After a 401 the request helper answers with an empty object; the popup is open by then.
    onSuccess: (saved) => saved.savedAt && onSaved(saved as OwnModel),
    onError: (error) => void refuse(error),
  });
  const submit = handleSubmit((model) => save.mutate(model));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4 border-t border-line py-5">
      <TextField
        type="url"
        autoComplete="off"
        spellCheck={false}
        label={words.address}
        hint={words.addressHint}
        error={errorOf('baseUrl')}
        {...register('baseUrl')}
      />
      <TextField autoComplete="off" spellCheck={false} label={words.model} hint={words.modelHint} error={errorOf('model')} {...register('model')} />
      <PasswordField autoComplete="off" label={words.key} hint={words.keyHint} error={errorOf('key')} {...register('key')} />
      <p role="alert" className="text-bad empty:hidden">
        {save.error ? reasonOf(save.error) : ''}
      </p>
      <div>
        <Button type="submit" look="primary" busy={save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
