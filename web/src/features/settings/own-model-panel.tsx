import type { OwnModel } from '@folia/contracts/own-model/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { RemovalDialog } from '../../ui/removal-dialog';
import { useToast } from '../../ui/toast';
import { Loaded } from './loaded';
import { OwnModelForm } from './own-model-form';
import { ownModelTexts as words } from './own-model-texts';
import { PanelHead } from './panel-head';
import { useSettings } from './use-settings';

const ownModelKey = ['own-model'] as const;

/** `/app/settings/own-model`: the language model that somebody brings along, tried before it is kept. */
export function OwnModelPanel() {
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery({ queryKey: ownModelKey, queryFn: ({ signal }) => api.get('/me/own-model', { signal }), refetchOnMount: 'always' });
  const [isChanging, setChanging] = useState(false);
  const show = (ownModel: OwnModel | null) => {
    client.setQueryData(ownModelKey, { ownModel });
    setChanging(false);
  };
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <p className="-mt-2 mb-4">
        <Link to={paths.helpArticle.href('language-models')} className="link inline-flex min-h-11 items-center md:min-h-6">
          {words.sent}
        </Link>
      </p>
      <Loaded query={query}>
        {({ ownModel }) => (
          <>
            {ownModel ? <Kept kept={ownModel} onChange={() => setChanging(true)} onRemoved={() => show(null)} /> : null}
            {ownModel && !isChanging && !ownModel.needsKey ? null : (
              <OwnModelForm
                key={ownModel?.savedAt}
                kept={ownModel ?? null}
                onSaved={(saved) => {
                  toast(words.saved);
                  show(saved);
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Kept({ kept: { baseUrl, model, needsKey, savedAt }, onChange, onRemoved }: { kept: OwnModel; onChange: () => void; onRemoved: () => void }) {
  const { query } = useSettings();
  const [isRemoving, setRemoving] = useState(false);
  const test = useMutation({ mutationFn: () => api.post('/me/own-model/test', {}) });
  return (
    <section className="border-t border-line py-5">
      <h3 className="font-[550]">{words.current}</h3>
      <p className="mt-1 [overflow-wrap:anywhere]">{words.since(model, savedAt)}</p>
      <p className="text-s text-ink-2 [overflow-wrap:anywhere]">{baseUrl}</p>
      {needsKey ? <p className="mt-2 text-s text-warn">{words.needsKey}</p> : null}
      {query.data?.modelAllowed === false ? (
        <p className="mt-2 text-s text-warn">
          {words.notAllowed}{' '}
          <Link to={paths.settingsTab.href('privacy')} className="link">
            {words.allow}
          </Link>
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {needsKey ? null : (
          <>
            <Button busy={test.isPending} onClick={() => test.mutate()}>
              {words.test}
            </Button>
            <Button onClick={onChange}>{words.change}</Button>
          </>
        )}
        <Button look="quiet" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </div>
      <p role="status" className="mt-3 text-good empty:hidden">
        {test.isSuccess ? words.works : ''}
      </p>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {test.error ? reasonOf(test.error) : ''}
      </p>
      {isRemoving ? (
        <RemovalDialog
          title={words.removeTitle}
          text={words.removeText}
          done={words.removed}
          remove={() => api.delete('/me/own-model', {})}
          onRemoved={onRemoved}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </section>
  );
}
