import { AppError } from '@folia/contracts/errors';
import { addMedia, listMedia } from '@folia/contracts/media/questions';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const itemId = '01900000-0000-7000-8000-000000000001';
const megabyte = 1024 * 1024;
let gateway: RunningGateway;
let stored = 0;

beforeAll(async () => {
  gateway = await runGateway([
    answering(listMedia, () => ({ media: [] })),
    answering(addMedia, (_caller, { bytes }) => {
      stored = bytes;
      throw new AppError('NOT_FOUND');
    }),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  stored = 0;
});

const video = (bytes: number) => {
  const head = '\0\0\0 ftypisom\0\0\u0002\0isomiso2';
  return `--frame\r\ncontent-disposition: form-data; name="file"; filename="talk.mp4"\r\ncontent-type: video/mp4\r\n\r\n${head.padEnd(bytes, 'x')}\r\n--frame--\r\n`;
};

test('a video of more than the usual megabyte reaches the service whole', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=frame' };
  await gateway.ask('POST', `/api/items/${itemId}/media`, { as: 'ada', body: video(5 * megabyte), headers });
  expect(stored).toBe(5 * megabyte);
});
