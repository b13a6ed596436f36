import { photoAddress } from './photo-address';

const path = '/files/photos/0190/avatar.jpg';

test('small photos are the thumbnail, large ones the photo, both on the content host', () => {
  expect([photoAddress(path, 34), photoAddress(path, 80), photoAddress(path, 81)]).toEqual([
    '/files/photos/0190/avatar-160.jpg',
    '/files/photos/0190/avatar-160.jpg',
    path,
  ]);
  expect(photoAddress(path, 200, 'https://cdn.example')).toBe(`https://cdn.example${path}`);
});

test('a whole address stays as it is', () => {
  for (const whole of ['https://elsewhere.example/avatar.jpg', 'blob:https://folia.example/1'])
    expect(photoAddress(whole, 34, 'https://cdn.example')).toBe(whole);
});
