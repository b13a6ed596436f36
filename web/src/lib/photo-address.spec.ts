import { setWebConfig } from './config';
import { photoAddress } from './photo-address';

const path = '/files/photos/0190/avatar.jpg';
const config = { appUrl: '', apiUrl: '', cdnUrl: '', guestAuthCode: 'guest', assistantName: 'Buddy' };

test('small photos are the thumbnail, large ones the photo, both on the content host', () => {
  setWebConfig(config);
  expect([photoAddress(path, 34), photoAddress(path, 80), photoAddress(path, 81)]).toEqual([
    '/files/photos/0190/avatar-160.jpg',
    '/files/photos/0190/avatar-160.jpg',
    path,
  ]);
  setWebConfig({ ...config, cdnUrl: 'https://cdn.example/' });
  expect(photoAddress(path, 200)).toBe(`https://cdn.example${path}`);
});

test('a whole address stays as it is', () => {
  for (const whole of ['https://elsewhere.example/avatar.jpg', 'blob:https://folia.example/1']) expect(photoAddress(whole, 34)).toBe(whole);
});
