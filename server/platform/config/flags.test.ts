import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each(['REALTIME', 'WEB_PUSH'] as const)('%s is off unless it is set to true', flag => {
  const environment = { DEMO: 'false' }
  expect(readConfig(environment)[flag]).toBe(false)
  expect(readConfig({ ...environment, [flag]: '' })[flag]).toBe(false)
  expect(readConfig({ ...environment, [flag]: 'false' })[flag]).toBe(false)
  expect(readConfig({ ...environment, [flag]: 'true' })[flag]).toBe(true)
})

test('the demo opens the realtime socket, unless it is set to false', () => {
  expect(readConfig({ DEMO: 'true' }).REALTIME).toBe(true)
  expect(readConfig({ DEMO: 'true', REALTIME: 'false' }).REALTIME).toBe(false)
})
