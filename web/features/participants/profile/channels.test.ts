import { expect, test } from 'vitest'
import { channelState } from './channels.ts'

const nobody = { isTelegramConnected: false, contacts: [] }
const known = { isTelegramConnected: true, contacts: [{ type: 'SLACK' as const, value: 'anna' }] }

test.each([
  ['EMAIL', nobody, 'ready'],
  ['TELEGRAM', nobody, 'absent'],
  ['TELEGRAM', known, 'ready'],
  ['SLACK', known, 'ready'],
  ['SLACK', nobody, 'absent'],
  ['DISCORD', nobody, 'notConnected'],
] as const)('%s', (channel, profile, state) => expect(channelState(channel, profile, ['DISCORD'])).toBe(state))
