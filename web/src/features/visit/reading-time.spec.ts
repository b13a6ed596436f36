import { measureReading } from './reading-time';

const taken = (reading: ReturnType<typeof measureReading>, now: number) => Object.fromEntries(reading.take(now));

it('adds what was in view while the page was shown, and gives every moment once', () => {
  const reading = measureReading(true);
  reading.see('work', true, 1_000);
  reading.see('work', true, 2_000);
  reading.see('talks', true, 3_000);
  reading.see('work', false, 6_000);
  expect(taken(reading, 8_000)).toEqual({ work: 5_000, talks: 5_000 });
  reading.show(false, 9_000);
  reading.see('skills', true, 10_000);
  reading.see('talks', false, 20_000);
  expect(taken(reading, 60_000)).toEqual({ talks: 1_000 });
  reading.show(true, 100_000);
  expect(taken(reading, 101_500)).toEqual({ skills: 1_500 });
  expect(taken(reading, 101_500)).toEqual({ skills: 0 });
});

it('begins with a page in a tab behind, and survives a clock that was put back', () => {
  const reading = measureReading(false);
  reading.see('work', true, 0);
  expect(taken(reading, 5_000)).toEqual({});
  reading.show(true, 6_000);
  expect(taken(reading, 7_000)).toEqual({ work: 1_000 });
  expect(taken(reading, 500)).toEqual({ work: 0 });
  expect(taken(reading, 900)).toEqual({ work: 400 });
});
