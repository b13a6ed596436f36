import type { Link, UpdateLinkInput } from '@folia/contracts/link/shapes';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { formTexts } from './form/form-texts';
import { endOf } from './form/link-form';
import { texts } from './texts';

type Days = '7' | '30' | '90';
const days = (['7', '30', '90'] as const).map((value) => ({ value, label: formTexts.endsIn[value] }));
const words = texts.renewDialog;

type RenewDialogProps = { link: Link; busy: boolean; onClose: () => void; onRenew: (rules: Omit<UpdateLinkInput, 'version'> | null) => void };

/** Says that the old address ends; a link that is over gets a new end, or more views, with its new address. */
export function RenewDialog({ link, busy, onClose, onRenew }: RenewDialogProps) {
  const id = useId();
  const [ends, setEnds] = useState<Days>('30');
  const [views, setViews] = useState('');
  const [visitors, setVisitors] = useState('');
  const isSpent = (used: number, most: number | null) => link.state === 'exhausted' && most !== null && used >= most;
  const asks = { views: isSpent(link.viewCount, link.maxViews), visitors: isSpent(link.visitorCount, link.maxVisitors) };
  const isWrong = (typed: string, used: number) => typed !== '' && !(/^\d+$/.test(typed) && Number(typed) > used && Number(typed) <= 1_000_000);
  const wrong = { views: isWrong(views, link.viewCount), visitors: isWrong(visitors, link.visitorCount) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.views || wrong.visitors) return;
    const rules = {
      ...(link.state === 'expired' && { expiresAt: endOf({ ends, date: '' }, new Date()) ?? undefined }),
      ...(asks.views && { maxViews: views === '' ? null : Number(views) }),
      ...(asks.visitors && { maxVisitors: visitors === '' ? null : Number(visitors) }),
    };
    onRenew(Object.keys(rules).length > 0 ? rules : null);
  };
  const most = { inputMode: 'numeric', autoComplete: 'off', className: 'max-w-64' } as const;
  return (
    <Modal
      visible
      popup
      className="max-w-[480px]!"
      title={words.title(link.description)}
      onClose={onClose}
      describedBy={`${id}-text`}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="primary" type="submit" form={id} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="space-y-4">
        <p id={`${id}-text`} className="text-ink-2">
          {words.text}
        </p>
        {link.state === 'expired' ? <Segmented<Days> label={words.ends} value={ends} options={days} onChange={setEnds} /> : null}
        {asks.views ? (
          <TextField
            {...most}
            label={words.maxViews(link.viewCount)}
            error={wrong.views ? words.tooFew : null}
            value={views}
            onChange={(event) => setViews(event.target.value.trim())}
          />
        ) : null}
        {asks.visitors ? (
          <TextField
            {...most}
            label={words.maxVisitors(link.visitorCount)}
            error={wrong.visitors ? words.tooFew : null}
            value={visitors}
            onChange={(event) => setVisitors(event.target.value.trim())}
          />
        ) : null}
      </form>
    </Modal>
  );
}
