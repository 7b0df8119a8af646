import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutUnique } from '#server/testing/race.ts'
import { setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import type { SignedInParticipant } from '../run/testing.ts'
import { queueLetters, weeklyLetterChores } from './jobs.ts'

const { getCurrent, moveTo, inScope, runJob, runWeek, waitForJobs, as } = setUpWeeklyRun()
let t: TestApp
let second: TestApp
let community: { id: string; domain: string }
let people: SignedInParticipant[]
beforeEach(() => {
  ;({ t, second, community, people } = getCurrent())
})

/** Tuesday, nine in the morning in Berlin, the time zone of test communities. */
const tuesday = '2027-03-23T08:00:00Z'

const weeklyLetters = () => t.owner<{ recipient: string; plain: string; lang: string }[]>`
  select recipient, plain, lang from letter where community_id = ${community.id} and kind = 'matching.weekly' order by recipient`

describe('the weekly letter', () => {
  test('is sent once to each participant, with two schedulers, at nine in their time zone', async () => {
    const [moscow, auckland] = people as [SignedInParticipant, SignedInParticipant]
    await t.owner`update participant set time_zone = 'Europe/Moscow' where id = ${moscow.id}`
    await t.owner`update participant set time_zone = 'Pacific/Auckland', preferred_lang = 'ru' where id = ${auckland.id}`
    await runWeek()
    const tick = async (at: string) => {
      moveTo(at)
      await Promise.all([inScope(t, queueLetters), inScope(second, queueLetters)])
      await waitForJobs()
      return (await weeklyLetters()).length
    }
    expect(await tick('2027-03-22T19:00:00Z')).toBe(0)
    expect(await tick('2027-03-22T20:00:00Z')).toBe(1)
    expect((await weeklyLetters())[0]).toMatchObject({ recipient: auckland.email, lang: 'ru' })
    expect(await tick('2027-03-23T06:00:00Z')).toBe(2)
    expect(await tick('2027-03-23T07:58:00Z')).toBe(2)
    expect(await tick(tuesday)).toBe(people.length)
    expect(await tick('2027-03-24T12:00:00Z')).toBe(people.length)
  })

  test('is sent late when the clock skips Tuesday and a DST change', async () => {
    await runWeek()
    moveTo('2027-03-28T05:00:00Z')
    await inScope(t, queueLetters)
    await waitForJobs()
    expect(await weeklyLetters()).toHaveLength(people.length)
    expect((await weeklyLetters())[0]?.plain).not.toContain('Wednesday')
    await inScope(second, queueLetters)
    await waitForJobs()
    expect(await weeklyLetters()).toHaveLength(people.length)
  })

  test('names three people with reasons and links, a proposed Wednesday, and how to unsubscribe', async () => {
    await runWeek()
    moveTo(tuesday)
    await inScope(t, queueLetters)
    await waitForJobs()
    const [letter] = await t.owner<{ plain: string; html: string; headers: Record<string, string>; about: string[] }[]>`
      select plain, html, headers, about from letter where recipient = ${people[0]?.email ?? ''} and kind = 'matching.weekly'`
    expect(letter?.plain).toContain('Wednesday, 24 March')
    const named = people.filter(({ id }) => letter?.html.includes(`introFor=${id}`)).map(({ id }) => id)
    expect(letter?.about.toSorted()).toEqual(named.toSorted())
    expect(letter?.html.match(/introFor=/g)).toHaveLength(3)
    expect(letter?.plain).toMatch(/You asked for|is looking for|You say/)
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = new URL(/<(.+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    const token = link.searchParams.get('token') ?? ''
    const host = { host: `${community.domain}.localhost` }
    expect((await t.call(api.unsubscribe.ask, { token }, host)).status).toBe(200)
    const click = await t.app.server.inject({
      method: 'POST',
      url: link.pathname + link.search,
      headers: { host: link.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(click.statusCode).toBe(200)
    const prefs = await t.call(api.profile.listNotificationPrefs, {}, as(people[0] as SignedInParticipant))
    expect(prefs.body.find(({ contactType }) => contactType === 'EMAIL')?.disable).toBe(true)
    const forged = { token: `${people[1]?.id}.${randomUUID()}` }
    expect((await t.call(api.unsubscribe.confirm, forged, host)).body).toMatchObject({ name: 'INVALID_CODE' })
  })

  test('is not sent without new people or with letters switched off, and is sent to Telegram too', async () => {
    const [silent, chatty, served] = people as [SignedInParticipant, SignedInParticipant, SignedInParticipant]
    await t.call(api.profile.updateNotificationPref, { contactType: 'EMAIL', disable: true }, as(silent))
    await t.owner`
      insert into telegram_account (user_id, chat_id, linked_at) values (${chatty.userId}, ${randomUUID()}, now())`
    await runWeek()
    await t.owner`
      insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
      select community_id, participant_id, subject_id, 'DISLIKE', now() from matching where participant_id = ${served.id}`
    moveTo(tuesday)
    await inScope(t, queueLetters)
    await waitForJobs()
    const recipients = (await weeklyLetters()).map(({ recipient }) => recipient)
    expect(recipients).toHaveLength(people.length - 2)
    expect(recipients).not.toContain(silent.email)
    expect(recipients).not.toContain(served.email)
    const texts = await t.owner`select channel, text from messenger_text where participant_id = ${chatty.id}`
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toContain('1. P')
  })

  /** Two workers with the letter of one participant before either has claimed it; returns its notifications. */
  const writeLetterTwice = async () => {
    await runWeek()
    moveTo(tuesday)
    const reader = people[0] as SignedInParticipant
    const write = (app: TestApp) => () =>
      runJob(app, 'matching.letter', { participantId: reader.id, week: '2027-03-22' }, true)
    await race(await holdWrites(t.owner, 'weekly_letter'), write(t), write(second))
    return t.owner`select from notification where participant_id = ${reader.id} and kind = 'matching.weekly'`
  }

  test('is written once by two concurrent workers', async () => {
    expect(await writeLetterTwice()).toHaveLength(1)
  })

  test('control: without the unique constraint of letters there are two notifications', async () => {
    await withoutUnique(t.owner, 'weekly_letter_pkey', async () => expect(await writeLetterTwice()).toHaveLength(2))
  })
})

test('the scheduled job is weekly letters', () => {
  expect(weeklyLetterChores.map(({ name }) => name)).toEqual(['weekly letters'])
})
