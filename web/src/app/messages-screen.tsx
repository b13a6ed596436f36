import { MessagesPage } from '../features/message/messages-page';
import { PersonMenu } from '../features/safety/person-menu';

/** Where the features that make up the messages meet. */
export const MessagesScreen = () => <MessagesPage menuOf={({ id, name }) => <PersonMenu person={{ userId: id, name, items: [], messages: true }} />} />;
