import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each(['REALTIME', 'WEB_PUSH'] as const)('%s is off unless it is set to true', flag => {
  expect(readConfig({})[flag]).toBe(false)
  expect(readConfig({ [flag]: '' })[flag]).toBe(false)
  expect(readConfig({ [flag]: 'false' })[flag]).toBe(false)
  expect(readConfig({ [flag]: 'true' })[flag]).toBe(true)
})
