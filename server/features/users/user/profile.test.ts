import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { ParticipantRow } from '#server/generated/participant.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildUser } from './testing.ts'

/** No value is a default, so that a field that is not stored or not served cannot pass by accident. */
const written = {
  slug: 'vera-pavlova',
  firstName: 'Vera',
  lastName: 'Pavlova',
  phone: '+7 700 000 00 00',
  company: 'A school of speech',
  position: 'Founder',
  login: 'vera.p',
  about: 'Teaches people to be heard',
  lookingFor: 'A partner for a second school',
  goal: 'Two schools by autumn',
  city: 'Almaty',
  isLocationShared: true,
  avatarFile: 'photo-7',
  moderationStatus: 'REJECTED',
  rejectionReason: 'Please tell more about yourself',
  joinedAt: '2024-03-12T10:00:00.000Z',
} satisfies Partial<ParticipantRow>

const columnOf = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

let t: TestApp
let place: Awaited<ReturnType<typeof buildParticipant>>
let inviter: Awaited<ReturnType<typeof buildParticipant>>
let email: string
let kept: ParticipantRow | undefined
let session: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  const here = await buildCommunity(t)
  const user = await buildUser(t)
  email = user.email
  inviter = await buildParticipant(t, { communityId: here.id })
  place = await buildParticipant(t, { communityId: here.id, userId: user.id })
  const row = Object.fromEntries(Object.entries(written).map(([field, value]) => [columnOf(field), value]))
  await t.owner`update participant set ${t.owner({ ...row, invited_by: inviter.id })} where id = ${place.id}`
  session = { host: here.host, token: (await buildSession(t, place)).token }
  kept = await inCommunity(t.sql, here.id, async db => {
    const [found] = await db<ParticipantRow[]>`select * from participant where id = ${place.id}`
    return found
  })
})
afterAll(() => t.stop())

describe('a profile', () => {
  test.each(Object.keys(written) as (keyof typeof written)[])('stores %s', field => {
    expect(kept?.[field]).toEqual(written[field])
  })

  test('stores the inviter', () => {
    expect(kept?.invitedBy).toBe(inviter.id)
  })

  test('is served to its owner, with the address of the photo and without the phone', async () => {
    const { phone, login, avatarFile, ...own } = written
    const { body, raw } = await t.call(api.user.getCurrentParticipant, {}, session)
    expect(body).toMatchObject({ ...own, id: place.id, avatarUrl: `/files/${avatarFile}-256.webp` })
    expect(raw).not.toContain(phone)
    expect(raw).not.toContain(login)
  })

  test('has the email of its account', async () => {
    const { body } = await t.call(api.user.init, {}, session)
    expect(body).toMatchObject({ user: { email }, participant: { id: place.id } })
  })
})
