// What asks people to be compared with a job, in one script.
export { AskByLinkDialog } from './ask-by-link-dialog';
export { AskedList } from './asked-list';
export { InviteDialog } from './invite-dialog';
