// What opens on a board after a press, in one script.

export { DoublesDialog } from '../doubles/doubles-dialog';
export { HandOverButton } from '../handover/hand-over-button';
export { HandoverDialog } from '../handover/handover-dialog';
export { AskDialog } from '../shortlist/ask-dialog';
export { WaitingUploads } from '../uploads/waiting-uploads';
export { ApplicationsDialog } from './applications-dialog';
export { ContestedDialog } from './contested-dialog';
export { DecisionLog } from './decision-log';
export { DeclineDialog } from './decline-dialog';
export { OpenRow } from './open-row';
export { WhyDialog } from './why-dialog';
