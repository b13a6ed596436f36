import { RecruiterStart } from '../features/dashboard/recruiter-start';
import { ReceivedLinks } from '../features/link/received-links';
import { ThreadList } from '../features/message/thread-list';
import { SearchHere } from '../features/people-search/search-here';

const Conversations = ({ empty }: { empty: readonly [string, string] }) => <ThreadList mode="inbox" current={null} empty={empty} />;

/** Where the features on a business account's start page meet. */
export const RecruiterScreen = () => <RecruiterStart PeopleSearch={SearchHere} Conversations={Conversations} ReceivedLinks={ReceivedLinks} />;
