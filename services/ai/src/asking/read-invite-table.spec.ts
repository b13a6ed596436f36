import { mostInvited } from '@folia/contracts/asking/limits';
import { readInviteTable } from './read-invite-table';

const people = (table: string) => readInviteTable(table).people.map(({ line, address, name }) => [line, address, name]);

test('addresses are read alone, with names in any column, from mail programs, and below names of columns', () => {
  expect(people('mira@example.org\nTom Ek,tom@example.org\n"Ek, Ada" <ada@example.org>\n')).toEqual([
    [1, 'mira@example.org', ''],
    [2, 'tom@example.org', 'Tom Ek'],
    [3, 'ada@example.org', expect.stringContaining('Ek')],
  ]);
  expect(people('Name;E-Mail\nMira Solheim;Mira@Example.org\n\nTom;tom@example.org')).toEqual([
    [2, 'mira@example.org', 'Mira Solheim'],
    [4, 'tom@example.org', 'Tom'],
  ]);
  expect(people('﻿email\tname\nmira@example.org\tMira')).toEqual([[2, 'mira@example.org', 'Mira']]);
});

test('every line that cannot be used says why, and the others stay', () => {
  const read = readInviteTable(`mira@example.org\nnobody\nbad@address@example\nMIRA@example.org\ntom@example.org,${'n'.repeat(101)}\nada@example.org`);
  expect(read.errors.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  expect(read.errors[2]?.message).toContain('line 1');
  expect(read.people.map(({ line }) => line)).toEqual([1, 6]);
});

test('nothing, too many lines and an open quotation mark are said once', () => {
  expect(readInviteTable('  \n').errors).toHaveLength(1);
  expect(readInviteTable('email\n').errors).toHaveLength(1);
  const many = Array.from({ length: mostInvited + 1 }, (_, index) => `p${index}@example.org`).join('\n');
  expect(readInviteTable(many)).toEqual({ people: [], errors: [{ line: 1, message: `There are ${mostInvited + 1} lines, and ${mostInvited} is the limit` }] });
  expect(readInviteTable('"mira@example.org').errors).toHaveLength(1);
});
