import type { ApiScope, ScopeArea } from './admin/api-scope.ts'
import { capabilities } from './capabilities.ts'
import type { Endpoint, Group } from './endpoint.ts'

/**
 * Which scope an API token needs for a call: that of its capability, `read` for GET and `write` for the rest. A new row has one by
 * itself. Null: not for programs, whatever their scopes, because it is about the manager's own account, session or conversations.
 */
const areas: Record<keyof typeof capabilities, ScopeArea | null> = {
  admin: 'community',
  analytics: 'analytics',
  auth: null,
  chats: null,
  communities: 'community',
  crm: 'members',
  events: 'events',
  files: null,
  matching: 'matching',
  newsletters: 'newsletters',
  notifications: null,
  operations: null,
  participants: 'members',
  realtime: null,
  users: null,
}

/** A token gives no rights to anybody, makes no other token or address, and founds no community. */
const excluded = new Set(['communityRole', 'apiToken', 'webhook', 'community.create'])

const scopes = new Map<Endpoint, ApiScope | null>()
for (const [capability, area] of Object.entries(areas))
  for (const [group, rows] of Object.entries<Group>(capabilities[capability as keyof typeof capabilities].api))
    for (const [name, row] of Object.entries(rows)) {
      const isOpen = area && !row.secret && !row.demoOnly && !excluded.has(group) && !excluded.has(`${group}.${name}`)
      scopes.set(row, isOpen ? `${area}:${row.method === 'GET' ? 'read' : 'write'}` : null)
    }

export const scopeOf = (row: Endpoint): ApiScope | null => scopes.get(row) ?? null
