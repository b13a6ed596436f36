import { v1Routes } from './features';
import { fillExample, programExamples, sampleValue } from './program-examples';

const addresses = new Map(v1Routes.map((route) => [`${route.method} ${route.path}`, route]));

test('an example is of an address that there is, and its body and its query are taken there', () => {
  for (const [address, { body, query }] of Object.entries(programExamples)) {
    const route = addresses.get(address);
    const refused = [
      body && route?.body?.safeParse(fillExample(body, sampleValue)).error,
      query && route?.query?.safeParse(fillExample(query, sampleValue)).error,
    ];
    expect([address, route !== undefined, ...refused.filter(Boolean)]).toEqual([address, true]);
  }
});

test('whatever needs a body or a query has an example', () => {
  const needs = [...addresses].filter(([, { body, query }]) => [body, query].some((one) => one && !one.safeParse({}).success));
  expect(needs.map(([address]) => address).filter((address) => !programExamples[address])).toEqual([]);
});
