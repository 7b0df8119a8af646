import { describe, expect, test } from 'vitest'
import { apiScopes } from './admin/api-scope.ts'
import { scopeOf } from './api-scopes.ts'
import { api } from './capabilities.ts'
import type { Endpoint, Group } from './endpoint.ts'

const rows = Object.entries<Group>(api).flatMap(([group, list]) =>
  Object.entries<Endpoint>(list).map(([name, row]) => ({ name: `${group}.${name}`, row, scope: scopeOf(row) })),
)

describe('the scope of a call', () => {
  test('follows from its capability and method', () => {
    expect(scopeOf(api.moderation.updateStatus)).toBe('members:write')
    expect(scopeOf(api.event.get)).toBe('events:read')
    expect(scopeOf(api.change.list)).toBe('community:read')
    for (const { row, scope } of rows)
      if (scope) expect([row.call, scope.endsWith(':read')]).toEqual([row.call, row.method === 'GET'])
  })

  test('is there for no call about accounts, sessions, conversations, rights, tokens or secrets', () => {
    const groups = ['session', 'account', 'emailChange', 'user', 'chat', 'message', 'notification', 'communityRole']
    for (const { name, row, scope } of rows)
      if (groups.includes(name.split('.')[0] ?? '') || row.secret) expect([name, scope]).toEqual([name, null])
    expect(scopeOf(api.community.create)).toBeNull()
  })

  test('is one of those that are offered', () => {
    const used = new Set(rows.flatMap(({ scope }) => scope ?? []))
    for (const scope of used) expect(apiScopes).toContain(scope)
  })
})
