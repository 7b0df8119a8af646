import { expect, test } from 'vitest'
import { exportPath } from './exportPath.ts'

const berlin = { search: 'berlin', match: 'all' as const, conditions: [] }
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://club.example').searchParams)

test.each([
  ['everybody', { filter: null }, {}],
  ['those of a filter', { filter: berlin }, { filter: JSON.stringify(berlin) }],
  ['an empty filter as everybody', { filter: { ...berlin, search: '' } }, {}],
  ['chosen members', { filter: null, ids: ['a', 'b'] }, { ids: 'a,b' }],
  ['a filter except some', { filter: berlin, except: ['a', 'b'] }, { filter: JSON.stringify(berlin), except: 'a,b' }],
  ['a filter without exceptions', { filter: berlin, except: [] }, { filter: JSON.stringify(berlin) }],
])('the file has %s', (_who, exported, wanted) => {
  expect(queryOf(exportPath(exported, ['email', 'city']))).toEqual({ columns: 'email,city', ...wanted })
})
