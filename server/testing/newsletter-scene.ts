import { afterAll, beforeAll, expect, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { aContent } from '#server/features/newsletters/newsletter/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Person = Awaited<ReturnType<typeof buildSignedInParticipant>>
type Scene = { t: TestApp; here: { id: string; host: string }; me: Person }

/** A server that runs jobs, and a community with somebody who may send newsletters and see the CRM. */
export function startNewsletterScene() {
  const scene = {} as Scene
  beforeAll(async () => {
    scene.t = await startTestApp({ runsJobs: true })
    scene.here = await buildCommunity(scene.t)
    scene.me = await buildSignedInParticipant(scene.t, scene.here.id, {
      firstName: 'Ilya',
      permissions: ['CAN_SEND_NEWSLETTERS', 'CAN_VIEW_ADMIN_PANEL'],
    })
  })
  afterAll(() => scene.t.stop())

  const at = () => ({ host: scene.here.host, token: scene.me.token })
  const draft = async (people: { id: string }[], content: NewsletterContent = aContent) => {
    const { body } = await scene.t.call(api.newsletter.create, {}, at())
    const recipients = { participantIds: people.map(({ id }) => id) }
    const edit = { id: body.id, version: body.version, content, recipients, channels: ['EMAIL' as const] }
    return (await scene.t.call(api.newsletter.update, edit, at())).body
  }
  return Object.assign(scene, {
    at,
    member: (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
      buildSignedInParticipant(scene.t, scene.here.id, options),
    draft,
    sendNow: async (people: { id: string }[], content?: NewsletterContent) => {
      const { id, version } = await draft(people, content)
      const sent = await scene.t.call(api.newsletter.sendNow, { id, version }, at())
      expect(sent.status).toBe(200)
      return id
    },
    finished: (id: string) =>
      vi.waitFor(
        async () => {
          const { body } = await scene.t.call(api.newsletter.getStatistics, { id }, at())
          expect(body.status).toBe('SENT')
          return body
        },
        { timeout: 30_000, interval: 50 },
      ),
  })
}
