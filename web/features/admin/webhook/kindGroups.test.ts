import { describe, expect, it } from 'vitest'
import { webhookKindNames } from '#contract/admin/webhook-kinds.ts'
import { kindGroups, kindsOf, toggleGroup } from './kindGroups.ts'

describe('groups of the kinds of news', () => {
  it('have every kind once, and none is empty', () => {
    const groups = kindGroups.map(group => kindsOf(group, webhookKindNames))
    expect(groups.flat().toSorted()).toEqual([...webhookKindNames].toSorted())
    expect(groups.map(kinds => kinds.length)).not.toContain(0)
  })

  it('are chosen as a whole, and left as a whole only when all was chosen', () => {
    const chats = kindsOf('chats', webhookKindNames)
    const some = toggleGroup(['event.created', 'message.sent'], chats)
    expect(some.toSorted()).toEqual(['chat.joined', 'event.created', 'message.edited', 'message.sent'])
    expect(toggleGroup(some, chats)).toEqual(['event.created'])
  })
})
