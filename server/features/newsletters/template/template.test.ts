import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { newsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { contentProblems } from '../newsletter/rules.ts'
import { aContent, buildNewsletter } from '../newsletter/testing.ts'

let t: TestApp
let at: { host: string; token: string }
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SEND_NEWSLETTERS'] })
  at = { host: here.host, token: me.token }
})
afterAll(() => t.stop())

test('a template is kept from a newsletter, used for a draft and deleted', async () => {
  const { id } = await buildNewsletter(t, { communityId: here.id })
  const { body: kept } = await t.call(api.template.create, { newsletterId: id, name: 'Breakfasts' }, at)
  const { body: listed } = await t.call(api.template.list, {}, at)
  expect(listed[0]).toEqual(kept)
  const { body: draft } = await t.call(api.newsletter.create, { templateId: kept.id }, at)
  expect(draft.content).toEqual(aContent)
  expect((await t.call(api.template.remove, { id: kept.id }, at)).status).toBe(200)
  expect((await t.call(api.newsletter.create, { templateId: kept.id }, at)).failure.name).toBe('TEMPLATE_NOT_FOUND')
})

test("the product's own are complete in both languages, but for the event that is to be chosen", async () => {
  const { body } = await t.call(api.template.list, {}, at)
  const own = body.filter(({ isOwn }) => !isOwn)
  expect(own.map(({ id }) => id)).toEqual(['news', 'event', 'contacts'])
  for (const { id, content } of own) {
    expect(newsletterContent.safeParse(content).success).toBe(true)
    const missing = contentProblems(content).map(({ problem, lang }) => `${problem} ${lang}`)
    expect(missing).toEqual(id === 'event' ? ['noEvent en', 'noEvent ru'] : [])
    expect((await t.call(api.newsletter.create, { templateId: id }, at)).body.content).toEqual(content)
  }
  const russian = await t.call(api.template.list, {}, { ...at, headers: { 'accept-language': 'ru' } })
  expect(russian.body.find(({ id }) => id === 'news')?.name).toBe('Новости месяца')
})

test('no more than a hundred are kept', async () => {
  const { id } = await buildNewsletter(t, { communityId: here.id })
  await t.owner`
    insert into newsletter_template (community_id, id, name, content, created_at)
    select ${here.id}, gen_random_uuid(), 'Many', '{"en":null,"ru":null}', now() from generate_series(1, 100)`
  const { failure } = await t.call(api.template.create, { newsletterId: id, name: 'One more' }, at)
  expect(failure.name).toBe('TOO_MANY_TEMPLATES')
})
