import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildContactRequest } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let moderator: string
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  moderator = await moderatorOf('Mod')
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

async function moderatorOf(firstName: string): Promise<string> {
  const permissions = ['CAN_MODERATE_COMMUNITY' as const]
  const place = await buildParticipant(t, { communityId: here.id, firstName, permissions })
  return (await buildSession(t, place)).token
}
const as = (token = moderator) => ({ host: here.host, token })

async function ask() {
  const author = await buildSignedInParticipant(t, here.id, { firstName: 'Anna' })
  const subject = await buildSignedInParticipant(t, here.id, { firstName: 'Boris' })
  const id = await buildContactRequest(t, { communityId: here.id, participantId: author.id, subjectId: subject.id })
  return { author, subject, id }
}
const find = async (id: string, token = moderator) =>
  (await t.call(api.contactRequest.list, {}, as(token))).body.items.find(each => each.id === id)

describe('a contact request', () => {
  test('is listed for moderators, open or settled, page by page, and not for the moderator whom it is to', async () => {
    const { author, subject, id } = await ask()
    expect(await find(id)).toMatchObject({
      message: 'Shall we talk?',
      author: { id: author.id },
      subject: { id: subject.id },
      status: 'OPEN',
      handledBy: null,
      can: { passOn: true, decline: true, finish: true },
    })
    const listed = async (isOpen: 'true' | 'false') =>
      (await t.call(api.contactRequest.list, { isOpen }, as())).body.items.map(each => each.id)
    expect(await listed('true')).toContain(id)
    await t.call(api.contactRequest.finish, { id }, as())
    expect(await listed('true')).not.toContain(id)
    expect(await listed('false')).toContain(id)
    await ask()
    const page = (await t.call(api.contactRequest.list, { size: 1 }, as())).body
    const next = (await t.call(api.contactRequest.list, { size: 1, after: page.next ?? '' }, as())).body
    expect(next.items[0]?.id).not.toBe(page.items[0]?.id)
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${subject.userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    expect(await find(id, subject.token)).toBeUndefined()
    expect((await t.call(api.contactRequest.finish, { id }, as(subject.token))).failure.name).toBe('NOT_FOUND')
  })

  test('is passed on by letter, without the contacts of either, and stands in the audit log', async () => {
    const { author, subject, id } = await ask()
    expect((await t.call(api.contactRequest.passOn, { id }, as())).status).toBe(200)
    const letter = await letterTo(t, subject.email)
    expect(letter).toMatchObject({ kind: 'contactRequest.passed', subject: 'Anna Example would like to reach you' })
    expect(letter.plain).toContain('Shall we talk?')
    expect(letter.plain).toContain(`person-${author.id}`)
    expect(letter.plain).not.toContain(author.email)
    expect(await find(id)).toMatchObject({
      status: 'PASSED',
      handledBy: 'Mod Example',
      can: { passOn: false, finish: true },
    })
    expect((await t.call(api.contactRequest.decline, { id, reason: 'No' }, as())).failure).toMatchObject({
      name: 'ALREADY_DECIDED',
      status: 409,
    })
    expect((await t.call(api.contactRequest.finish, { id }, as())).status).toBe(200)
    const changes = await t.owner`select after from change where subject_id = ${author.id} order by created_at, id`
    expect(changes.map(({ after }) => after)).toEqual([{ contactRequest: 'PASSED' }, { contactRequest: 'DONE' }])
  })

  test('is declined with a reason, which its author reads', async () => {
    const { author, id } = await ask()
    expect((await t.call(api.contactRequest.decline, { id, reason: '' }, as())).status).toBe(400)
    await t.call(api.contactRequest.decline, { id, reason: 'He is travelling' }, as())
    const letter = await letterTo(t, author.email)
    expect(letter).toMatchObject({ kind: 'contactRequest.declined' })
    expect(letter.plain).toContain('He is travelling')
    expect(await find(id)).toMatchObject({ status: 'DECLINED', reason: 'He is travelling' })
  })
})

describe('two moderators at once', () => {
  async function settleBoth() {
    const { id } = await ask()
    const second = await moderatorOf('Other')
    const held = await holdWrites(t.owner, 'reach_request', { when: "new.status <> 'OPEN'" })
    const name = (reply: { status: number; failure: { name: string } }) =>
      reply.status === 200 ? 'OK' : reply.failure.name
    return race(
      held,
      async () => name(await t.call(api.contactRequest.passOn, { id }, as())),
      aMinuteLater(t.clock, async () =>
        name(await t.call(api.contactRequest.decline, { id, reason: 'No' }, as(second))),
      ),
    )
  }

  test('settle one contact request once', async () => {
    expect(await settleBoth()).toEqual(['OK', 'ALREADY_DECIDED'])
  })

  test('would both settle it without the lock', async () => {
    expect(await withoutLock('contact request', settleBoth)).toEqual(['OK', 'OK'])
  })
})
