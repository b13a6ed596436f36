import * as account from './account';
import * as accountEmail from './account-email';
import * as admin from './admin';
import * as deletion from './deletion';
import type { DomainEvent } from './events';
import * as events from './events';
import * as exported from './export';
import * as file from './file';
import * as fitScoreHistory from './fit-score-history';
import * as generalResume from './general-resume';
import * as guestMessage from './guest-message';
import * as history from './history';
import * as link from './link';
import * as linkPreview from './link-preview';
import * as media from './media';
import * as message from './message';
import * as model from './model';
import * as namedProfile from './named-profile';
import * as notification from './notification';
import * as peopleSearch from './people-search';
import * as photo from './photo';
import * as portfolio from './portfolio';
import * as resumeImport from './resume-import';
import type { Rpc } from './rpc';
import * as safety from './safety';
import * as savedJob from './saved-job';
import * as session from './session';
import * as signIns from './sign-ins';
import * as tailoredResume from './tailored-resume';
import * as usage from './usage';

const isRpc = (value: unknown): value is Rpc => typeof value === 'object' && value !== null && 'service' in value && 'timeoutMs' in value;

/** Every question and command that a service must answer; a service that misses one, or answers one twice, refuses to start. */
export const rpcsOf = (service: string): Rpc[] =>
  [
    account,
    accountEmail,
    admin,
    deletion,
    exported,
    file,
    fitScoreHistory,
    generalResume,
    guestMessage,
    history,
    link,
    linkPreview,
    media,
    message,
    model,
    namedProfile,
    notification,
    peopleSearch,
    photo,
    portfolio,
    resumeImport,
    safety,
    savedJob,
    session,
    signIns,
    tailoredResume,
    usage,
  ]
    .flatMap((module) => Object.values(module).filter(isRpc))
    .filter((rpc) => rpc.service === service);

const allEvents: DomainEvent[] = Object.values(events);

/** The events a service must hear. */
export const eventsFor = (service: string): DomainEvent[] => allEvents.filter((event) => event.subscribers.includes(service));

/** The services that hear an event. */
export const subscribersOf = (name: string): readonly string[] => allEvents.find((event) => event.name === name)?.subscribers ?? [];
