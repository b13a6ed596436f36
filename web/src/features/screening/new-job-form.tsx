import { maxPostingCharacters } from '@folia/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { TextArea } from '../../ui/text-field';
import { screeningKey } from './api';
import { PageForm } from './page-form';
import { texts } from './texts';
import { useAdvertisement } from './use-advertisement';

const words = texts.form;

/** A job from its advertisement: pasted, or read from a page and looked through first. */
export function NewJobForm({ onClose }: { onClose?: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { text, url, put, drop } = useAdvertisement();
  const [way, setWay] = useState<'paste' | 'address'>('paste');
  const [isMissing, setMissing] = useState(false);
  const make = useMutation({
    mutationFn: () => api.post('/screening/jobs', { body: { text, url } }),
    onSuccess: async ({ id }) => {
      if (!id) return;
      drop();
      await client.invalidateQueries({ queryKey: screeningKey });
      await navigate(paths.screeningCriteria.href(id));
    },
  });
  const length = text.trim().length;
  const problem =
    isMissing && length === 0
      ? words.needed
      : length > maxPostingCharacters
        ? words.tooLong(length, maxPostingCharacters)
        : make.error
          ? reasonOf(make.error)
          : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(length === 0);
    if (length > 0 && length <= maxPostingCharacters) make.mutate();
  };
  return (
    <section aria-labelledby="new-job" className="mb-10 max-w-[760px]">
      <h2 id="new-job" className="section-title">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{words.lead}</p>
      <Segmented
        hideLabel
        label={words.ways}
        value={way}
        options={[
          { value: 'paste', label: words.paste },
          { value: 'address', label: words.address },
        ]}
        onChange={setWay}
      />
      {way === 'address' ? (
        <PageForm
          onRead={(page) => {
            put(page);
            setWay('paste');
          }}
        />
      ) : (
        <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
          <TextArea
            tall
            className="[&_textarea]:max-h-[60dvh] [&_textarea]:min-h-64!"
            label={words.text}
            hint={url ? words.readFrom(url) : words.hint}
            error={problem}
            value={text}
            onChange={({ target }) => {
              put({ text: target.value, url: target.value.trim() ? url : null });
              make.reset();
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" busy={make.isPending}>
              {words.make}
            </Button>
            {onClose ? (
              <Button look="quiet" onClick={onClose}>
                {words.notNow}
              </Button>
            ) : null}
          </div>
        </form>
      )}
    </section>
  );
}
