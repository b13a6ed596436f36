import type { Migration } from '@folia/platform/database';
import { Jobs1790000000000 } from './1790000000000-jobs';
import { OpenJobs1790000000001 } from './1790000000001-open-jobs';
import { LlmAnswers1790000000002 } from './1790000000002-llm-answers';
import { Departures1790000500000 } from './1790000500000-departures';
import { FitScores1790000600000 } from './1790000600000-fit-scores';
import { TailoredResumes1790000610000 } from './1790000610000-tailored-resumes';
import { JobReminders1790000690000 } from './1790000690000-job-reminders';
import { ScoresAgain1790000700000 } from './1790000700000-scores-again';
import { JobOutages1790001100000 } from './1790001100000-job-outages';
import { RefusedFiles1790001200000 } from './1790001200000-refused-files';
import { Postings1790001300000 } from './1790001300000-postings';
import { Conversations1790001400000 } from './1790001400000-conversations';
import { DigestsAndContacts1790001450000 } from './1790001450000-digests-and-contacts';
import { PlannedJobs1790001730000 } from './1790001730000-planned-jobs';
import { OwnModels1790001740000 } from './1790001740000-own-models';
import { JobsUntilAPlan1790001750000 } from './1790001750000-jobs-until-a-plan';
import { Screening1790001800000 } from './1790001800000-screening';
import { Candidacy1790001900000 } from './1790001900000-candidacy';
import { Askings1790001910000 } from './1790001910000-askings';
import { CandidateUploads1790001920000 } from './1790001920000-candidate-uploads';
import { Contests1790001930000 } from './1790001930000-contests';
import { TeamOpinions1790001930001 } from './1790001930001-team-opinions';
import { VoluntaryAnswers1790001940000 } from './1790001940000-voluntary-answers';
import { FoundPeople1790001950002 } from './1790001950002-found-people';
import { CandidateFiles1790001970000 } from './1790001970000-candidate-files';
import { EndedCandidacies1790001971000 } from './1790001971000-ended-candidacies';
import { DecisionsOfAccounts1790001972000 } from './1790001972000-decisions-of-accounts';
import { TellingTags1790001980000 } from './1790001980000-telling-tags';
import { UploadsOfPeople1790001980001 } from './1790001980001-uploads-of-people';
import { Changes1790001995003 } from './1790001995003-changes';
import { PassedOnResults1790001996000 } from './1790001996000-passed-on-results';
import { HandedOverJobs1790001998000 } from './1790001998000-handed-over-jobs';
import { ModelSpend1790001999000 } from './1790001999000-model-spend';

/** In the order they run; the only way this schema is made. */
export const migrations: Migration[] = [
  Jobs1790000000000,
  OpenJobs1790000000001,
  LlmAnswers1790000000002,
  Departures1790000500000,
  FitScores1790000600000,
  TailoredResumes1790000610000,
  JobReminders1790000690000,
  ScoresAgain1790000700000,
  JobOutages1790001100000,
  RefusedFiles1790001200000,
  Postings1790001300000,
  Conversations1790001400000,
  DigestsAndContacts1790001450000,
  PlannedJobs1790001730000,
  OwnModels1790001740000,
  JobsUntilAPlan1790001750000,
  Screening1790001800000,
  Candidacy1790001900000,
  Askings1790001910000,
  CandidateUploads1790001920000,
  Contests1790001930000,
  TeamOpinions1790001930001,
  VoluntaryAnswers1790001940000,
  FoundPeople1790001950002,
  CandidateFiles1790001970000,
  EndedCandidacies1790001971000,
  DecisionsOfAccounts1790001972000,
  TellingTags1790001980000,
  UploadsOfPeople1790001980001,
  Changes1790001995003,
  PassedOnResults1790001996000,
  HandedOverJobs1790001998000,
  ModelSpend1790001999000,
];
