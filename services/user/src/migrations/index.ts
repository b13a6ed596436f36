import type { Migration } from '@folia/platform/database';
import { Accounts1790000000000 } from './1790000000000-accounts';
import { AccountSettings1790000003000 } from './1790000003000-account-settings';
import { SignIns1790000003100 } from './1790000003100-sign-ins';
import { Admin1790000020000 } from './1790000020000-admin';
import { Safety1790000021000 } from './1790000021000-safety';
import { Messages1790000022000 } from './1790000022000-messages';
import { Notifications1790000023000 } from './1790000023000-notifications';
import { Departures1790000500000 } from './1790000500000-departures';
import { NotificationChoices1790000510000 } from './1790000510000-notification-choices';
import { GuestMessages1790000520000 } from './1790000520000-guest-messages';
import { AccountEmail1790000530000 } from './1790000530000-account-email';
import { BlockedNames1790000540000 } from './1790000540000-blocked-names';
import { PageNames1790000550000 } from './1790000550000-page-names';
import { JobOutages1790001100000 } from './1790001100000-job-outages';
import { AnswerUnits1790001400000 } from './1790001400000-answer-units';
import { Feedback1790001600000 } from './1790001600000-feedback';
import { FirstSteps1790001610000 } from './1790001610000-first-steps';
import { UnitsUntilSaved1790001620000 } from './1790001620000-units-until-saved';
import { AccountsThatPay1790001700000 } from './1790001700000-accounts-that-pay';
import { Plans1790001710000 } from './1790001710000-plans';
import { MeterMonths1790001711000 } from './1790001711000-meter-months';
import { LimitNews1790001712000 } from './1790001712000-limit-news';
import { SpentBefore1790001713000 } from './1790001713000-spent-before';
import { Billing1790001720000 } from './1790001720000-billing';
import { PlannedUnits1790001730000 } from './1790001730000-planned-units';
import { Organisations1790001800000 } from './1790001800000-organisations';
import { Askings1790001910000 } from './1790001910000-askings';
import { Verifications1790001950000 } from './1790001950000-verifications';
import { SparedUnits1790001960000 } from './1790001960000-spared-units';
import { OrganisationsThatEnd1790001970000 } from './1790001970000-organisations-that-end';
import { ApiKeys1790001980100 } from './1790001980100-api-keys';
import { ConnectedPrograms1790001985000 } from './1790001985000-connected-programs';
import { KeyEndsTold1790001986100 } from './1790001986100-key-ends-told';
import { VatChecks1790001987000 } from './1790001987000-vat-checks';
import { Sandboxes1790001987100 } from './1790001987100-sandboxes';
import { AnswersInOneStep1790001988000 } from './1790001988000-answers-in-one-step';
import { FeatureSwitches1790001999000 } from './1790001999000-feature-switches';

/** In the order they run; the only way this schema is made. */
export const migrations: Migration[] = [
  Accounts1790000000000,
  AccountSettings1790000003000,
  SignIns1790000003100,
  Admin1790000020000,
  Safety1790000021000,
  Messages1790000022000,
  Notifications1790000023000,
  Departures1790000500000,
  NotificationChoices1790000510000,
  GuestMessages1790000520000,
  AccountEmail1790000530000,
  BlockedNames1790000540000,
  PageNames1790000550000,
  JobOutages1790001100000,
  AnswerUnits1790001400000,
  Feedback1790001600000,
  FirstSteps1790001610000,
  UnitsUntilSaved1790001620000,
  AccountsThatPay1790001700000,
  Plans1790001710000,
  MeterMonths1790001711000,
  LimitNews1790001712000,
  SpentBefore1790001713000,
  Billing1790001720000,
  PlannedUnits1790001730000,
  Organisations1790001800000,
  Askings1790001910000,
  Verifications1790001950000,
  SparedUnits1790001960000,
  OrganisationsThatEnd1790001970000,
  ApiKeys1790001980100,
  ConnectedPrograms1790001985000,
  KeyEndsTold1790001986100,
  VatChecks1790001987000,
  Sandboxes1790001987100,
  AnswersInOneStep1790001988000,
  FeatureSwitches1790001999000,
];
