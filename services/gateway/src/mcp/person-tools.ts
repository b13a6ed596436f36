import { listUnanswered } from '@folia/contracts/deep-talk/questions';
import { getFitScore, startFitScore } from '@folia/contracts/fit-score/questions';
import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import { listItems } from '@folia/contracts/item/questions';
import { proposeEdit } from '@folia/contracts/proposal/questions';
import { getTailoredResume, startTailoring } from '@folia/contracts/tailored-resume/questions';
import { mcpTool } from './mcp-tool';

const fieldsOfKinds = itemKinds.map((kind) => `${kind}: ${Object.keys(itemFields[kind]).join(', ')}`).join('; ');
const later = 'It takes seconds: ask again with the id until its state is done or failed.';

/** For a person's own assistant: their entries, their scores and resumes, and what was asked of them. Nothing is published, sent or changed. */
export const personTools = [
  mcpTool('list_entries', listItems, {
    title: 'Read my entries',
    description:
      'Every entry of the portfolio of the person who made this key, private ones too: work, education, skills, projects and more, each with its id, its visibility and where its words are from. An id is what claims about this person point to.',
  }),
  mcpTool('propose_edit', proposeEdit, {
    title: 'Propose a change to an entry',
    description: `Keeps a draft that the person accepts or declines in Folia; the portfolio does not change. Send the whole entry as it should become, with itemId to change one and without to add one. Claim only what the person said or their entries show. Fields by kind: ${fieldsOfKinds}.`,
    isReadOnly: false,
  }),
  mcpTool('score_job', startFitScore, {
    title: 'Score a job against my portfolio',
    description: `Costs one FitScore of the plan, like the screen; the same job again within 30 days costs nothing (free is true). Send the text of the ad. Read the result by get_fit_score with the id. ${later}`,
    isReadOnly: false,
  }),
  mcpTool('get_fit_score', getFitScore, {
    title: 'Read a score',
    description: 'A score of 0–100 with each requirement of the job, whether it is met, and the ids and words of the entries that show it.',
  }),
  mcpTool('tailor_resume', startTailoring, {
    title: 'Write a resume for a job',
    description: `Costs one resume of the plan, like the screen; one for the same job that is there already costs nothing (free is true). Each line stands on an entry. Read it by get_resume with the id. ${later}`,
    isReadOnly: false,
  }),
  mcpTool('get_resume', getTailoredResume, {
    title: 'Read a resume',
    description: 'A resume written for a job, each line with the entries that it stands on.',
  }),
  mcpTool('list_unanswered_questions', listUnanswered, {
    title: 'Read what was asked and not answered',
    description: 'Questions that readers asked about the portfolio and that it had no evidence for. Who asked is not said.',
  }),
];
