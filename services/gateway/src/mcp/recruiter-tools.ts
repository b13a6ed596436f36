import { openFoundCandidate, searchCandidates } from '@folia/contracts/candidate-search/questions';
import { getBoard, getReading, getScreeningCandidate, listScreeningJobs, startReading } from '@folia/contracts/screening/questions';
import { z } from 'zod';
import { mcpTool } from './mcp-tool';

/** Rows of a board in one answer; a thousand would fill the memory of a model. */
const pageOfBoard = 25;

const boardInput = getBoard.input.extend({ from: z.int().min(0).default(0).describe(`The first row, counted from 0; ${pageOfBoard} follow.`) });

/**
 * For an agent of somebody who hires, in their role in the account: the jobs, their boards, and people who want to be found. Nobody is declined, hidden, moved,
 * named or written to.
 */
export const recruiterTools = [
  mcpTool('list_jobs', listScreeningJobs, {
    title: 'List jobs',
    description: 'The jobs that candidates are compared with.',
    takes: listScreeningJobs.input.pick({ cursor: true, limit: true }),
    brief: ({ deleted: _, syncToken: __, ...list }) => list,
  }),
  mcpTool('get_board', getBoard, {
    title: 'Read a board',
    description: `Candidates of a job in their order, ${pageOfBoard} at a time: by musts met, then by points; those who share a place are tied. A cell says met, partial, missing or unclear for one criterion; get_candidate has the words behind it. Names are hidden until an interview.`,
    takes: boardInput,
    brief: ({ rows, tags: _, ...board }, { from = 0 }) => ({ ...board, rowCount: rows.length, rows: rows.slice(Number(from), Number(from) + pageOfBoard) }),
  }),
  mcpTool('get_candidate', getScreeningCandidate, {
    title: 'Read a candidate',
    description: 'One candidate of a job: each criterion with what was found, word for word, and the id of the entry that it stands in.',
  }),
  mcpTool('screen', startReading, {
    title: 'Compare candidates with the criteria',
    description: 'Reads whoever of the job is not read yet. It decides nothing: people do. Ask get_reading how far it is.',
    isReadOnly: false,
  }),
  mcpTool('get_reading', getReading, { title: 'See how far a comparison is', description: 'How many candidates of the job are read.' }),
  mcpTool('find_people', searchCandidates, {
    title: 'Search people who want to be found',
    description:
      'Counts as one of the searches that the account has a day. Nobody has a name or contact data here. Send empty words and place to search by the criteria of the job alone.',
  }),
  mcpTool('open_found_person', openFoundCandidate, {
    title: 'Read somebody who was found',
    description:
      'Counts as one of the openings that the account has a day, and the person is told who opened it and for which job. Whoever should be compared is asked by a person, in Folia.',
    isReadOnly: false,
  }),
];
