import { expect, test } from 'vitest'
import { permissions } from '#contract/roles.ts'
import type { Actor } from '#server/platform/http/context.ts'
import { canStartRun } from './access.ts'

test.each(permissions.map(permission => [permission, permission === 'CAN_MANAGE_COMMUNITY'] as const))(
  'with only %s, a user can start a run: %s',
  (permission, expected) => {
    expect(canStartRun({ permissions: [permission] } as Actor)).toBe(expected)
  },
)
