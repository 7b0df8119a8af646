import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { ModeratedParticipant } from '#contract/participants/moderation.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildConnection, buildUser } from './testing.ts'

/** No value is a default, so that a field that is not stored or not served cannot pass by accident. */
const sent = {
  firstName: 'Vera',
  lastName: 'Pavlova',
  company: 'A school of speech',
  position: 'Founder',
  about: 'Teaches people to be heard',
  lookingFor: 'A partner for a second school',
  canHelp: 'Voice training before a speech',
  goal: 'Two schools by autumn',
  city: 'Almaty',
  isLocationShared: true,
  tags: ['speech', 'schools'],
}
const rejectionReason = 'Please tell more about yourself'
const phone = '+77000000000'

let t: TestApp
let email: string
let host: string
let token: string
let served: CurrentParticipant
let listed: ModeratedParticipant | undefined
let photo: string
let created: { after: Date; before: Date }

/** A newcomer comes by a member's link, fills in a profile, uploads a photo and is rejected, each by its call. */
beforeAll(async () => {
  t = await startTestApp()
  const here = await buildCommunity(t, { approvalRequired: true })
  host = here.host
  const user = await buildUser(t)
  email = user.email
  const inviter = await buildParticipant(t, { communityId: here.id, firstName: 'Olga' })
  const place = await buildConnection(t, { communityId: here.id, userId: user.id })
  token = (await buildSession(t, place)).token
  const call = { host, token }
  await t.call(api.invitation.accept, { code: inviter.id }, call)
  const contacts = [
    { type: 'LINKEDIN' as const, value: 'https://www.linkedin.com/in/vera-pavlova' },
    { type: 'PHONE' as const, value: phone },
  ]
  await t.call(api.onboarding.save, { step: 'contacts', profile: { ...sent, contacts } }, call)
  const after = t.clock.now()
  const { body } = await t.call(api.onboarding.create, { userId: user.id }, call)
  created = { after, before: t.clock.now() }
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  photo = (await t.call(api.photo.upload, { image: image as unknown as File }, call)).body.avatarUrl
  const moderator = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MODERATE_COMMUNITY'] })
  const decision = { participantId: body.id, moderationStatus: 'REJECTED' as const, reason: rejectionReason }
  const asModerator = { host, token: (await buildSession(t, moderator)).token }
  await t.call(api.moderation.updateStatus, decision, asModerator)
  listed = (await t.call(api.moderation.list, { search: sent.lastName }, asModerator)).body.items[0]
  served = (await t.call(api.user.getCurrentParticipant, {}, call)).body
})
afterAll(() => t.stop())

describe('the current participant', () => {
  test.each(Object.keys(sent) as (keyof typeof sent)[])('has %s as it was saved', field => {
    expect(served[field]).toEqual(sent[field])
  })

  test('has a slug made of the name', () => {
    expect(served.slug).toBe('vera-pavlova')
  })

  test('has a login from the start, by which moderators find them', () => {
    expect(listed).toMatchObject({ id: served.id, login: 'vera-pavlova' })
  })

  test('has the status and the reason of the moderation decision', () => {
    expect(served).toMatchObject({ moderationStatus: 'REJECTED', rejectionReason })
  })

  test('has the URL of the uploaded photo', () => {
    expect(photo).toMatch(/^\/files\/.+-256\.webp$/)
    expect(served.avatarUrl).toBe(photo)
  })

  test('has the time of joining', () => {
    const joinedAt = new Date(served.joinedAt).getTime()
    expect(joinedAt).toBeGreaterThanOrEqual(created.after.getTime())
    expect(joinedAt).toBeLessThanOrEqual(created.before.getTime())
  })

  test('has no contacts; the own profile has them, the email of the account and the inviter', async () => {
    expect(JSON.stringify(served)).not.toContain(phone)
    const { body } = await t.call(api.profile.getProfile, {}, { host, token })
    expect(body.contacts).toContainEqual({ type: 'PHONE', value: phone })
    expect(body.email).toBe(email)
    expect(body.invitedBy).toMatchObject({ firstName: 'Olga' })
  })

  test('is part of the first call after a sign-in', async () => {
    const { body } = await t.call(api.user.init, {}, { host, token })
    expect(body).toMatchObject({ user: { email }, participant: served })
  })
})
