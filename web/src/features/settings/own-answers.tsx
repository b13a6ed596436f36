import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { Pencil, Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/text-field';
import { assistantTexts as words } from './assistant-texts';

type OwnAnswer = DeepTalkManner['ownAnswers'][number];
type OwnAnswersProps = {
  answers: readonly OwnAnswer[];
  /** A question to begin with, from the list of unanswered ones. */
  begin?: string;
  onChange: (answers: OwnAnswer[]) => void;
};

/** As many as the contract takes, and as long. */
const mostAnswers = 30;
const longest = { question: 300, answer: 1000 };

/** The owner's own answers to expected questions. */
export function OwnAnswers({ answers, begin = '', onChange }: OwnAnswersProps) {
  const [open, setOpen] = useState<number | 'new' | null>(begin ? 'new' : null);
  const close = () => setOpen(null);
  return (
    <>
      {answers.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {answers.map((own, place) => (
            <li key={own.question} className="py-3">
              {open === place ? (
                <AnswerForm
                  begin={own}
                  onCancel={close}
                  onSave={(next) => {
                    onChange(answers.map((one, at) => (at === place ? next : one)));
                    close();
                  }}
                />
              ) : (
                <div className="flex items-start gap-2">
                  <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    <p className="font-[550]">{own.question}</p>
                    <p className="mt-1 font-serif text-m leading-[1.55] whitespace-pre-line text-ink-2">{own.answer}</p>
                  </div>
                  <Button look="quiet" size="sm" iconOnly icon={<Pencil />} onClick={() => setOpen(place)}>
                    {words.edit}
                  </Button>
                  <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => onChange(answers.filter((one) => one !== own))}>
                    {words.remove(own.question)}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : open === null ? (
        <p className="text-ink-3">{words.ownEmpty}</p>
      ) : null}
      {open === 'new' ? (
        <div className="pt-3">
          <AnswerForm
            begin={{ question: begin, answer: '' }}
            onCancel={close}
            onSave={(next) => {
              onChange([...answers, next]);
              close();
            }}
          />
        </div>
      ) : answers.length < mostAnswers ? (
        <Button icon={<Plus />} className="mt-3" onClick={() => setOpen('new')}>
          {words.addOwn}
        </Button>
      ) : null}
    </>
  );
}

type AnswerFormProps = { begin: OwnAnswer; onSave: (answer: OwnAnswer) => void; onCancel: () => void };

function AnswerForm({ begin, onSave, onCancel }: AnswerFormProps) {
  const [{ question, answer }, setTyped] = useState(begin);
  const [isChecked, setChecked] = useState(false);
  const missing = (text: string) => (isChecked && !text.trim() ? words.needed : null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (question.trim() && answer.trim()) onSave({ question: question.trim(), answer: answer.trim() });
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <TextField
        label={words.question}
        placeholder={words.questionExample}
        maxLength={longest.question}
        value={question}
        error={missing(question)}
        onChange={(event) => setTyped({ question: event.target.value, answer })}
      />
      <TextArea
        label={words.answer}
        maxLength={longest.answer}
        value={answer}
        error={missing(answer)}
        onChange={(event) => setTyped({ question, answer: event.target.value })}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary">
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
