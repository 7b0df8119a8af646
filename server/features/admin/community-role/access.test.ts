import { describe, expect, test } from 'vitest'
import { type Right, rights } from '#contract/admin/community-role.ts'
import { type Permission, permissions } from '#contract/roles.ts'
import { canChange, changeable } from './access.ts'

const admin = { role: 'ROLE_ADMIN', permissions: [...permissions] } as const
const user = (...held: Permission[]) => ({ role: 'ROLE_USER' as const, permissions: held })
const allowed = (actor: Parameters<typeof canChange>[0]) => rights.filter(right => canChange(actor, right))

describe('who gives and takes rights', () => {
  test('an admin: all of them', () => {
    expect(allowed({ ...admin, permissions: [...admin.permissions] })).toEqual([...rights])
  })
  test('a manager: what they have themselves, never the role of an admin', () => {
    expect(allowed(user('CAN_MANAGE_COMMUNITY', 'CAN_CHAT'))).toEqual(['CAN_MANAGE_COMMUNITY', 'CAN_CHAT'])
    expect(allowed(user(...permissions))).toEqual([...permissions])
  })
  test('somebody who does not manage the community: nothing', () => {
    expect(allowed(user('CAN_MODERATE_COMMUNITY', 'CAN_CHAT'))).toEqual([])
    expect(allowed(user())).toEqual([])
  })
  test('nobody but an admin changes the rights of an admin', () => {
    const held: Right[] = ['ROLE_ADMIN', 'CAN_CHAT']
    expect(changeable(user(...permissions), held)).toEqual([])
    expect(changeable({ ...admin, permissions: [] }, held)).toEqual([...rights])
    expect(changeable(user('CAN_MANAGE_COMMUNITY'), ['CAN_CHAT'])).toEqual(['CAN_MANAGE_COMMUNITY'])
  })
})
