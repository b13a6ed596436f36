import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';
import { DialogShell } from '../../ui/dialog-shell';
import { lazyPart } from '../../ui/lazy-part';
import { useMedia } from '../../ui/use-media';
import { AnswerThread } from './answer-thread';
import { AskFoot } from './ask-foot';
import type { AskedAbout } from './asked-about';
import { closedBecause } from './closed-because';
import { ClosedTalk } from './closed-talk';
import { contactTexts } from './contact-texts';
import { EmptyTalk } from './empty-talk';
import { EvidenceColumn } from './evidence-column';
import { EvidenceFocusContext } from './evidence-focus';
import type { Source } from './number-sources';
import { dropRaised, raiseWords, showsSource, type Words } from './raise-words';
import { TalkHead } from './talk-head';
import { TalkLog } from './talk-log';
import { texts } from './texts';
import { TurnView } from './turn-view';
import { useConversation } from './use-conversation';
import { usePendingComparison } from './use-pending-comparison';
import { useQuestion } from './use-question';
import { useSources } from './use-sources';
import { useStanding } from './use-standing';

const ContactDialog = lazyPart('contact', async () => (await import('./contact-dialog')).ContactDialog);
const CompareDialog = lazyPart('compare', async () => (await import('./compare-dialog')).CompareDialog);

export type DeepTalkProps = {
  about: AskedAbout;
  visible: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Words that an answer led to from another page. */
  raised: Words | null;
  /** The conversation to go on with. */
  begin: string | null;
  /** Writes to the person; `begin` is already in the message. */
  Compose: ComponentType<{ person: { userId: string; name: string }; begin: string; onClose: () => void }>;
};

/** Questions about a portfolio, answered from what it says (SPEC: the DeepTalk overlay). */
export function DeepTalk({ about, visible, onOpen, onClose, raised, begin, Compose }: DeepTalkProps) {
  const { ownerId, name, uname, slug } = about;
  const navigate = useNavigate();
  const online = useOnline();
  const describedBy = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { isOwner, standing, choice } = useStanding(about);
  const question = useQuestion(ownerId);
  const overview = useQuery({
    queryKey: ['deep-talk', 'overview', ownerId, standing],
    queryFn: ({ signal }) => api.get('/users/{id}/deep-talk', { path: { id: ownerId }, query: standing, signal }),
    enabled: visible,
    staleTime: 30_000,
    refetchOnMount: 'always',
  });
  // The link is named, so that its end is noticed instead of another view taking its place.
  const linkId = overview.data?.linkId ?? undefined;
  const talk = useConversation({ ownerId, name, place: JSON.stringify([ownerId, standing]), standing: isOwner ? standing : { ...standing, linkId }, begin });
  const keepForPlan = usePendingComparison(ownerId, visible, talk);
  const [comparing, setComparing] = useState(false);
  const [writing, setWriting] = useState<string | null>(null);
  const [contact, setContact] = useState<'open' | 'left' | null>(null);

  // Where an answer led while the overlay is closed; the way back stands beside it.
  const [following, setFollowing] = useState<Words | null>(raised);
  useEffect(() => {
    if (raised) requestAnimationFrame(() => raiseWords(raised));
  }, [raised]);
  useEffect(() => {
    if (visible) dropRaised();
    return dropRaised;
  }, [visible]);
  const open = useCallback(
    ({ itemId, field, quotes }: Source) => {
      const words = { itemId, field, quotes };
      onClose();
      if (showsSource(words)) return setFollowing(words);
      void navigate(`${paths.portfolio.href(uname, slug)}#item-${itemId}`, { state: { raised: words } });
    },
    [onClose, navigate, uname, slug],
  );
  const hasColumn = useMedia('(min-width: 640px)');
  const evidence = useSources(talk.turns, { about, open, hasColumn });

  const send = (text: string) => {
    if (!text || talk.isAnswering || !online) return;
    question.clear();
    talk.ask(text);
  };
  const askPerson = isOwner ? undefined : setWriting;
  const newest = talk.turns.at(-1);
  const closed = closedBecause({ name, isOwner, overview, newest });
  const assistant = webConfig().assistantName;
  // Comparisons alone are not the person's to read.
  const mayLeaveContact = !isOwner && contact !== 'left' && talk.turns.some(({ state, postingId }) => state === 'done' && !postingId);
  return (
    <EvidenceFocusContext value={evidence}>
      <DialogShell
        visible={visible}
        onClose={onClose}
        onEscape={() => {
          if (talk.isAnswering) talk.stop();
          return talk.isAnswering;
        }}
        onGone={() => following !== null && raiseWords(following)}
        isModal={talk.isAnswering}
        describedBy={describedBy}
        className="deep-talk w-full sm:h-[90dvh] sm:max-h-full sm:max-w-[1024px] sm:rounded-l sm:border"
      >
        <TalkHead name={name} describedBy={describedBy} onClose={onClose} />
        <div
          ref={frame}
          data-dialog-body
          data-unmeasured
          className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_224px] md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_320px]"
        >
          <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]">
            <TalkLog
              turns={talk.turns}
              empty={
                closed ? (
                  <ClosedTalk closed={closed} name={name} large onAskPerson={askPerson && (() => askPerson(question.text.trim()))} />
                ) : (
                  <EmptyTalk name={name} isOwner={isOwner} retentionDays={overview.data?.retentionDays ?? null} />
                )
              }
            >
              {talk.turns.map((turn) => (
                <TurnView
                  key={turn.key}
                  turn={turn}
                  name={name}
                  address={window.location.origin + paths.portfolio.href(uname, slug)}
                  onRetry={talk.isAnswering ? undefined : talk.retry}
                  onMore={talk.showMore}
                  onRate={talk.rate}
                  onAskPerson={askPerson}
                  onPlans={keepForPlan}
                  isOwn={isOwner}
                />
              ))}
            </TalkLog>
            <AskFoot
              name={name}
              overview={overview.data}
              closed={closed}
              question={question}
              turns={talk.turns}
              isAnswering={talk.isAnswering}
              online={online}
              choice={choice}
              onSend={send}
              onStop={talk.stop}
              onAskPerson={askPerson}
              onCompare={() => setComparing(true)}
              said={contact === 'left' ? contactTexts.left(name) : null}
              onLeaveContact={mayLeaveContact ? () => setContact('open') : undefined}
            />
          </div>
          <EvidenceColumn turns={talk.turns} />
          <AnswerThread frame={frame} />
        </div>
        <p role="status" className="sr-only">
          {!newest
            ? ''
            : talk.isAnswering
              ? texts.began(assistant)
              : contact === 'left'
                ? contactTexts.left(name)
                : newest.state === 'stopped'
                  ? texts.stoppedNow
                  : texts.finished(assistant)}
        </p>
      </DialogShell>
      {following && !visible ? (
        <Button
          data-print="hide"
          icon={<ArrowUp />}
          className="fixed end-4 bottom-4 z-20 rounded-full! bg-raised! shadow-float md:end-8 md:bottom-8"
          onClick={() => {
            setFollowing(null);
            onOpen();
          }}
        >
          {texts.back}
        </Button>
      ) : null}
      {contact === 'open' && talk.id ? (
        <ContactDialog conversationId={talk.id} name={name} onLeft={() => setContact('left')} onClose={() => setContact(null)} />
      ) : null}
      {comparing ? (
        <CompareDialog
          name={name}
          onClose={() => setComparing(false)}
          onCompare={({ postingId, label }) => {
            setComparing(false);
            talk.ask(texts.compareQuestion(label), postingId);
          }}
        />
      ) : null}
      {writing === null ? null : <Compose person={{ userId: ownerId, name }} begin={writing} onClose={() => setWriting(null)} />}
    </EvidenceFocusContext>
  );
}
