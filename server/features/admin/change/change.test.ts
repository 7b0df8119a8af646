import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { hiddenValue, recordChange, takeForUndo } from './actions.ts'
import { buildChange } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let admin: { userId: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const { userId } = await buildParticipant(t, { communityId: here.id, firstName: 'Anna', role: 'ROLE_ADMIN' })
  admin = { userId, token: (await buildSession(t, { communityId: here.id, userId })).token }
})
afterAll(() => t.stop())

const listChanges = async (input: object = {}) =>
  (await t.call(api.change.list, input, { host: here.host, token: admin.token })).body

describe('the audit log', () => {
  test('has author, values before and after, newest first, page by page and by kind', async () => {
    await t.app.openScope(here.id, true, async scope => {
      await recordChange(scope, admin, {
        kind: 'domain',
        before: { customDomain: null },
        after: { customDomain: 'tea.example' },
      })
    })
    t.clock.moveBy(1000)
    await t.app.openScope(here.id, true, scope =>
      recordChange(scope, admin, {
        kind: 'provider',
        subject: 'OAuth2',
        before: { secret: null },
        after: { secret: hiddenValue },
      }),
    )
    const { items } = await listChanges()
    expect(items.map(({ kind, subject, before, after }) => [kind, subject, before, after])).toEqual([
      ['provider', 'OAuth2', { secret: null }, { secret: hiddenValue }],
      ['domain', '', { customDomain: null }, { customDomain: 'tea.example' }],
    ])
    expect(items[0]?.author).toEqual({ userId: admin.userId, name: 'Anna Example' })
    expect(items[0]?.can).toEqual({ undo: false })
    const first = await listChanges({ size: 1 })
    const second = await listChanges({ size: 1, after: first.next })
    expect([first, second].map(({ items: [item] }) => item?.kind)).toEqual(['provider', 'domain'])
    expect((await listChanges({ kind: 'domain' })).items).toHaveLength(1)
  })

  test('leaves out a change that changes nothing', async () => {
    const before = (await listChanges()).items.length
    await t.app.openScope(here.id, true, scope =>
      recordChange(scope, admin, { kind: 'community', before: { lang: 'en' }, after: { lang: 'en' } }),
    )
    expect((await listChanges()).items).toHaveLength(before)
  })

  test('gives a change for undoing once', async () => {
    const id = await buildChange(t, { communityId: here.id, userId: admin.userId })
    const take = (id: string) =>
      new Promise<Awaited<ReturnType<typeof takeForUndo>>>((done, fail) => {
        t.app.openScope(here.id, true, async ({ db, now }) => done(await takeForUndo(db, id, now))).catch(fail)
      })
    const taken = await Promise.all([take(id), take(id)])
    expect(taken.filter(Boolean)).toEqual([
      { kind: 'community', subjectId: null, before: { timeZone: 'UTC' }, after: { timeZone: 'Asia/Almaty' } },
    ])
    const final = await buildChange(t, { communityId: here.id, userId: admin.userId, canUndo: false })
    expect(await take(final)).toBeNull()
  })
})
