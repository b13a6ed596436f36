import { longestMessage } from '@folia/contracts/limits';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';
import { useComposer } from './use-composer';

/** From here on it says how many characters are left. */
const nearlyFull = 500;

export function Composer({ threadId }: { threadId: string }) {
  const composer = useComposer(
    `message-in-${threadId}`,
    (text, options) => api.post('/threads/{id}/messages', { path: { id: threadId }, body: { text }, ...options }),
    () => {},
  );
  const left = longestMessage - composer.text.length;
  return (
    <form
      className="border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
      }}
    >
      <TextArea
        label={texts.yourMessage}
        hint={left <= nearlyFull ? texts.left(left) : undefined}
        maxLength={longestMessage}
        value={composer.text}
        error={composer.error}
        onChange={(event) => composer.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) composer.submit();
        }}
      />
      <div className="mt-3 flex justify-end">
        <Button type="submit" look="primary" busy={composer.isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
