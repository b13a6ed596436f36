import { MessagesPage } from '../features/message/messages-page';
import { PersonMenu } from '../features/safety/person-menu';
import { lazyPart } from '../ui/lazy-part';

const Conversations = lazyPart('conversations', async () => (await import('../features/deep-talk/kept/conversations-panel')).ConversationsPanel, {
  inPlace: true,
});
const Unanswered = lazyPart('unanswered', async () => (await import('../features/deep-talk/kept/unanswered-panel')).UnansweredPanel, { inPlace: true });

const others = [
  { mode: 'asked', label: 'You asked', panel: <Conversations key="asked" side="asked" /> },
  { mode: 'asked-of-me', label: 'Asked about you', panel: <Conversations key="asked-of-me" side="asked-of-me" /> },
  { mode: 'unanswered', label: 'Unanswered', panel: <Unanswered /> },
];

/** Where the features that make up the messages meet. */
export const MessagesScreen = () => (
  <MessagesPage menuOf={({ id, name }) => <PersonMenu person={{ userId: id, name, items: [], messages: true }} />} others={others} />
);
