import type { AnyFields, FieldValue, ItemKind } from '@folia/contracts/item/fields';
import { useMutation } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { type FieldName, fieldLabels } from '../../lib/field-labels';
import { Button } from '../../ui/button';
import { texts } from './texts';

type LinkFillProps = { kind: ItemKind; fields: AnyFields; onEdit: (name: string, value: FieldValue) => void };

const isEmpty = (value: FieldValue | undefined) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Reads the linked page and fills empty fields with what the page says about itself. Nothing is read until the person asks for it. */
export function LinkFill({ kind, fields, onEdit }: LinkFillProps) {
  const url = typeof fields.url === 'string' ? fields.url : '';
  const read = useMutation({
    mutationFn: async () => {
      const { fields: found = {} } = await api.post('/link-previews', { body: { url, kind } });
      const fresh = Object.entries(found).filter(([name]) => isEmpty(fields[name]));
      for (const [name, value] of fresh) onEdit(name, value);
      return fresh.map(([name]) => fieldLabels[name as FieldName]);
    },
  });
  if (!/^https?:\/\/\S+\.\S+|^http:\/\/(?:localhost|127)/.test(url)) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
      <Button look="quiet" size="sm" icon={<WandSparkles />} busy={read.isPending} onClick={() => read.mutate()}>
        {texts.fillFromLink}
      </Button>
      <p role="status" className="text-[0.8125rem] text-ink-3">
        {read.data ? (read.data.length ? texts.filled(read.data) : texts.nothingToFill) : ''}
        {read.error ? (read.error instanceof ApiError ? read.error.message : texts.fillFailed) : ''}
      </p>
    </div>
  );
}
