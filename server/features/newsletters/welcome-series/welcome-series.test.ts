import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { untilWaiting } from '#server/testing/race.ts'
import { aContent, aText } from '../newsletter/testing.ts'
import { welcomeSeriesChores } from './chores.ts'

let t: TestApp
let here: { id: string; host: string }
let at: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  const me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SEND_NEWSLETTERS'] })
  at = { host: here.host, token: me.token }
})
afterAll(() => t.stop())

const days = 86_400_000
const run = () => runChore(t, welcomeSeriesChores, 'welcome series')
const step = (after: number, subject: string) => ({
  id: newId(new Date()),
  days: after,
  content: { en: { ...aText, subject }, ru: null },
})
const subjectsTo = async ({ email }: { email: string }) => (await lettersTo(t, email)).map(({ subject }) => subject)
const stepsOf = async ({ id }: { id: string }) => {
  const rows = await t.owner<{ subject: string }[]>`
    select n.content -> 'en' ->> 'subject' as subject from newsletter_recipient r join newsletter n on n.id = r.newsletter_id
    where r.participant_id = ${id} order by r.at`
  return rows.map(({ subject }) => subject)
}

describe('the welcome series', () => {
  test('is off at first, and is switched on only when it is complete', async () => {
    const { body } = await t.call(api.welcomeSeries.get, {}, at)
    expect(body).toEqual({ version: 0, isOn: false, onSince: null, steps: [] })
    const empty = { id: newId(new Date()), days: 0, content: { en: { ...aText, subject: '' }, ru: null } }
    const update = (isOn: boolean, version: number) =>
      t.call(api.welcomeSeries.update, { version, isOn, steps: [empty] }, at)
    expect((await update(true, 0)).failure.name).toBe('NEWSLETTER_INCOMPLETE')
    expect((await update(false, 0)).body).toMatchObject({
      version: 1,
      isOn: false,
      steps: [{ id: empty.id, days: 0, sent: 0 }],
    })
    expect((await update(false, 0)).failure.name).toBe('NEWSLETTER_CHANGED')
    const { body: listed } = await t.call(api.newsletter.list, {}, at)
    expect(listed.items).toEqual([])
  })

  test('gives each newcomer each step once, by days after joining, and none to those who joined before', async () => {
    const early = await buildSignedInParticipant(t, here.id)
    t.clock.moveBy(60_000)
    const { body: before } = await t.call(api.welcomeSeries.get, {}, at)
    const steps = [step(0, 'Welcome'), step(3, 'How is it going?')]
    const { status } = await t.call(api.welcomeSeries.update, { version: before.version, isOn: true, steps }, at)
    expect(status).toBe(200)
    t.clock.moveBy(60_000)
    const vera = await buildSignedInParticipant(t, here.id)
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    await run()
    await run()
    await letterTo(t, vera.email)
    expect(await subjectsTo(vera)).toEqual(['Welcome'])
    t.clock.moveBy(2 * days)
    await run()
    expect(await stepsOf(vera)).toEqual(['Welcome'])
    t.clock.moveBy(2 * days)
    await run()
    await run()
    expect(await stepsOf(vera)).toEqual(['Welcome', 'How is it going?'])
    expect(await stepsOf(early)).toEqual([])
    expect(await stepsOf(pending)).toEqual([])
    await t.owner`update participant set moderation_status = 'CONFIRMED' where id = ${pending.id}`
    await run()
    await run()
    expect(await stepsOf(pending)).toEqual(['Welcome'])
  })

  test('is looked at only in communities in which a step may be due', async () => {
    /** As if nobody's profile had changed for a while. */
    const isVisited = async () => {
      await t.owner`update participant set changed_at = now() - interval '1 day' where community_id = ${here.id}`
      return (await run()).includes(here.id)
    }
    await run()
    expect(await isVisited()).toBe(false)
    const vera = await buildSignedInParticipant(t, here.id)
    expect(await run()).toContain(here.id)
    expect(await stepsOf(vera)).toEqual(['Welcome'])
    expect(await isVisited()).toBe(false)
    let visits = 0
    for (let hour = 0; hour < 4 * 24; hour++) {
      t.clock.moveBy(days / 24)
      if (await isVisited()) visits++
    }
    expect(await stepsOf(vera)).toEqual(['Welcome', 'How is it going?'])
    // When somebody comes into the time of a step, when it is due, and once a day for what no profile tells of.
    expect(visits).toBeLessThan(16)
  })

  test('a step that is added later reaches those whose day comes, however many joined before', async () => {
    const place = await buildCommunity(t)
    const manager = await buildSignedInParticipant(t, place.id, { permissions: ['CAN_SEND_NEWSLETTERS'] })
    const by = { host: place.host, token: manager.token }
    const first = step(300, 'A year')
    const { body } = await t.call(api.welcomeSeries.update, { version: 0, isOn: true, steps: [first] }, by)
    const daysAgo = (count: number) => new Date(t.clock.now().getTime() - count * days)
    await t.owner`update welcome_series set on_since = ${daysAgo(60)} where community_id = ${place.id}`
    await t.owner`
      with person as (
        insert into app_user (id, email, email_confirmed_at, created_at)
        select gen_random_uuid(), n || '@many.example', now(), now() from generate_series(1, 510) as n returning id),
      connected as (
        insert into connection (community_id, user_id, connected_at) select ${place.id}, id, now() from person returning user_id)
      insert into participant (community_id, id, user_id, slug, login, first_name, last_name, joined_at, moderation_status)
      select ${place.id}, gen_random_uuid(), user_id, user_id::text, user_id::text, 'Early', 'Bird', ${daysAgo(40)}, 'CONFIRMED'
      from connected`
    await t.owner`update participant set is_email_confirmed = true where community_id = ${place.id}`
    const later = step(3, 'How is it going?')
    await t.call(api.welcomeSeries.update, { version: body.version, isOn: true, steps: [first, later] }, by)
    const vera = await buildSignedInParticipant(t, place.id)
    t.clock.moveBy(4 * days)
    await run()
    t.clock.moveBy(days)
    await run()
    expect(await stepsOf(vera)).toContain('How is it going?')
  })

  test('switched off, it sends nothing; a step that is removed is gone', async () => {
    const { body: known } = await t.call(api.welcomeSeries.get, {}, at)
    const [first] = known.steps
    const steps = [{ id: first?.id ?? '', days: 0, content: aContent }]
    const { body } = await t.call(api.welcomeSeries.update, { version: known.version, isOn: false, steps }, at)
    expect(body).toMatchObject({ isOn: false, onSince: null, steps: [{ id: first?.id, content: aContent }] })
    t.clock.moveBy(60_000)
    const late = await buildSignedInParticipant(t, here.id)
    await run()
    expect(await stepsOf(late)).toEqual([])
  })
  test('a step is removed while its letters are being sent: neither waits for the other for ever', async () => {
    const { body: before } = await t.call(api.welcomeSeries.get, {}, at)
    const steps = [step(0, 'Hello')]
    const { body: known } = await t.call(api.welcomeSeries.update, { version: before.version, isOn: true, steps }, at)
    t.clock.moveBy(60_000)
    const reader = await buildSignedInParticipant(t, here.id)
    await run()
    await letterTo(t, reader.email)
    const id = steps[0]?.id ?? ''
    // As sending does it: the outcomes of letters, then the figures of the newsletter.
    const removal = await t.owner.begin(async db => {
      await db`update newsletter_recipient set at = at where newsletter_id = ${id}`
      const removing = t.call(api.welcomeSeries.update, { version: known.version, isOn: false, steps: [] }, at)
      await untilWaiting(t.owner, waiting => waiting > 0)
      await db`update newsletter set sent = sent where id = ${id}`
      return { removing }
    })
    expect((await removal.removing).body).toMatchObject({ isOn: false, steps: [] })
  })
})
