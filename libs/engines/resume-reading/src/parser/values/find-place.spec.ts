import { placeLikelihood, trailingPlace } from './find-place';

test.each([
  'Austin, TX',
  'Seoul, S.Korea',
  'Rotterdam, South Holland, Netherlands',
  'Pleasantville, CA 94588',
  '80331 München',
  'London, UK',
  'Paris',
  'Remote',
  'College Station, TX',
])('%s is a place', (text) => expect(placeLikelihood(text)).toBeGreaterThanOrEqual(0.6));

test.each(['Bachelor of Arts, Business Administration', 'University of California, Berkeley', 'Spotify AB', 'IC, Technical Lead, TLM', 'The Cloud', ''])(
  '%s is none',
  (text) => expect(placeLikelihood(text)).toBe(0),
);

test.each([
  ['University of La Verne, La Verne, CA', 'La Verne, CA'],
  ['Emergency RN – Grady Memorial Hospital, Atlanta, GA', 'Atlanta, GA'],
  ['Acme, Rotterdam, South Holland, Netherlands', 'Rotterdam, South Holland, Netherlands'],
  ['Doctolib, Lyon', 'Lyon'],
  ['University of California, Berkeley', ''],
  ['Chef de projet, IT', ''],
  ['R.O.K Cyber Command, MND', ''],
])('%s ends with the place "%s"', (text, place) => {
  const at = trailingPlace(text);
  expect(at < 0 ? '' : text.slice(at)).toBe(place);
});
