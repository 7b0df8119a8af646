import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutUnique } from '#server/testing/race.ts'
import { setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import type { SignedInParticipant } from '../run/testing.ts'
import { queueLetters, weeklyLetterChores } from './jobs.ts'
import { listCommunitiesDue } from './store.ts'
import { makeLetters, readDrafts, saveLetters, writeWeeklyLetters } from './weekly-letter.ts'

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
    const named = people.filter(({ id }) => letter?.html.includes(`introFor%3D${id}`)).map(({ id }) => id)
    expect(letter?.about.toSorted()).toEqual(named.toSorted())
    expect(letter?.html.match(/introFor%3D/g)).toHaveLength(3)
    expect(letter?.plain).toMatch(/need “|needs “|wrote “/)
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
    const { body } = await t.call(api.letter.listTopics, {}, as(people[0] as SignedInParticipant))
    expect(body.topics.filter(({ isOn }) => !isOn)).toEqual([{ topic: 'weekly', isOn: false }])
    const forged = { token: `${people[1]?.id}.${randomUUID()}` }
    expect((await t.call(api.unsubscribe.confirm, forged, host)).body).toMatchObject({ name: 'INVALID_CODE' })
  })

  test('names people in the order in which another search has put the list since', async () => {
    await runWeek()
    const [reader] = people as [SignedInParticipant]
    await t.owner`update matching set list_place = 100 - place where participant_id = ${reader.id}`
    moveTo(tuesday)
    await inScope(t, queueLetters)
    await waitForJobs()
    const ordered = await t.owner<{ subjectId: string }[]>`
      select subject_id from matching where participant_id = ${reader.id} order by place desc limit 3`
    const [letter] = await t.owner<{ about: string[] }[]>`
      select about from letter where recipient = ${reader.email} and kind = 'matching.weekly'`
    expect(letter?.about).toEqual(ordered.map(({ subjectId }) => subjectId))
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
    const text = String(texts[0]?.text)
    expect(text).toMatch(/^1\. P\d Example: \S.+\nhttp\S+introFor%3D/m)
    const named = people.filter(({ id }) => text.includes(`introFor%3D${id}`))
    expect(named.length).toBeGreaterThan(1)
  })

  test('is sent to the others when one member has a time zone that PostgreSQL or Node lacks, and to that member too', async () => {
    const [pacific, moon] = people as [SignedInParticipant, SignedInParticipant]
    await t.owner`update participant set time_zone = 'US/Pacific-New' where id = ${pacific.id}`
    await t.owner`update participant set time_zone = 'Moon/Base' where id = ${moon.id}`
    await runWeek()
    moveTo(tuesday)
    await inScope(t, queueLetters)
    await waitForJobs()
    expect(await weeklyLetters()).toHaveLength(people.length - 1)
    expect((await weeklyLetters()).map(({ recipient }) => recipient)).toContain(moon.email)
    // Nine in the morning in Los Angeles.
    moveTo('2027-03-23T16:00:00Z')
    await inScope(t, queueLetters)
    await waitForJobs()
    expect(await weeklyLetters()).toHaveLength(people.length)
  })

  test('continues for the others when the letter of one member cannot be written', async () => {
    await runWeek()
    const [broken] = people as [SignedInParticipant]
    await t.owner.unsafe(`
      create function fail_letter() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger fail_letter before insert on weekly_letter for each row
        when (new.participant_id = '${broken.id}') execute function fail_letter()`)
    moveTo(tuesday)
    await inScope(t, queueLetters)
    await expect.poll(async () => (await weeklyLetters()).length, { timeout: 30_000 }).toBe(people.length - 1)
    expect((await weeklyLetters()).map(({ recipient }) => recipient)).not.toContain(broken.email)
    await t.owner.unsafe('drop function fail_letter cascade')
  })

  test('is made again when its reader declines somebody between reading and writing, and only those of the two', async () => {
    await runWeek()
    moveTo(tuesday)
    const week = '2027-03-22'
    const ids = people.map(({ id }) => id)
    const [reader] = people as [SignedInParticipant]
    let rest: string[] = []
    let declined = ''
    await inScope(t, async scope => {
      const drafts = await scope.inOwnScope(own => readDrafts(own, ids, week))
      const made = await makeLetters(scope, week, drafts)
      declined = made.get(reader.id)?.told.about[0] ?? ''
      await t.owner`
        insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
        values (${community.id}, ${reader.id}, ${declined}, 'DISLIKE', now())`
      rest = await scope.inOwnScope(own => saveLetters(own, week, drafts, made))
    })
    expect(rest).toContain(reader.id)
    expect(rest.filter(id => id !== reader.id && id !== declined)).toEqual([])
    expect((await weeklyLetters()).map(({ recipient }) => recipient)).not.toContain(reader.email)
    expect(await weeklyLetters()).toHaveLength(people.length - rest.length)
    await inScope(t, scope => writeWeeklyLetters(scope, rest, week))
    const [letter] = await t.owner<{ about: string[] }[]>`
      select about from letter where recipient = ${reader.email} and kind = 'matching.weekly'`
    expect(letter?.about).toHaveLength(2)
    expect(letter?.about).not.toContain(declined)
  })

  describe('leaves out, as of the moment it is written,', () => {
    type Pair = { reader: SignedInParticipant; subject: SignedInParticipant }
    const [reported, never] = [
      (author: string, subject: string) => t.owner`
        insert into report (community_id, id, author_id, subject_id, reason, created_at)
        values (${community.id}, ${randomUUID()}, ${author}, ${subject}, 'SPAM', now())`,
      (author: string, subject: string) => t.owner`
        insert into never_pair (community_id, participant_id, subject_id, created_at)
        values (${community.id}, ${author}, ${subject}, now())`,
    ]
    const declined = (author: string, subject: string) => t.owner`
      insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
      values (${community.id}, ${author}, ${subject}, 'DISLIKE', now())`
    const cases: [string, (pair: Pair) => Promise<unknown>][] = [
      [
        'hidden people',
        ({ subject }) => t.owner`update participant set is_networking_enabled = false where id = ${subject.id}`,
      ],
      [
        'blocked people',
        ({ subject }) => t.owner`
          insert into blocked_user (community_id, user_id, blocked_at) values (${community.id}, ${subject.userId}, now())`,
      ],
      ['deleted people', ({ subject }) => t.owner`delete from participant where id = ${subject.id}`],
      [
        'people who pause',
        ({ subject }) => t.call(api.preference.update, { pausedUntil: '2027-06-01', everyWeeks: 1 }, as(subject)),
      ],
      ['people whom the reader reported', ({ reader, subject }) => reported(reader.id, subject.id)],
      ['people who reported the reader', ({ reader, subject }) => reported(subject.id, reader.id)],
      ['people whom the reader never wants to meet', ({ reader, subject }) => never(reader.id, subject.id)],
      ['people who never want to meet the reader', ({ reader, subject }) => never(subject.id, reader.id)],
      ['people whom the reader declined', ({ reader, subject }) => declined(reader.id, subject.id)],
      ['people who declined the reader', ({ reader, subject }) => declined(subject.id, reader.id)],
      [
        'people with an intro to the reader',
        ({ reader, subject }) => t.call(api.intro.send, { participantId: reader.id }, as(subject)),
      ],
      [
        'people whom managers keep apart',
        ({ reader, subject }) => t.owner`
          insert into pair_rule (community_id, first_id, second_id, kind, created_at)
          values (${community.id}, least(${reader.id}::uuid, ${subject.id}::uuid), greatest(${reader.id}::uuid, ${subject.id}::uuid),
            'NEVER', now())`,
      ],
    ]
    const letterOf = async ({ email }: SignedInParticipant) =>
      (
        await t.owner<{ about: string[] }[]>`
        select about from letter where recipient = ${email} and kind = 'matching.weekly'`
      )[0]?.about
    /** The first in the reader's list after the run. */
    const firstPair = async (): Promise<Pair> => {
      await runWeek()
      const reader = people[0] as SignedInParticipant
      const [row] = await t.owner<{ subjectId: string }[]>`
        select subject_id from matching where participant_id = ${reader.id} order by place`
      return { reader, subject: people.find(({ id }) => id === row?.subjectId) as SignedInParticipant }
    }

    test('nobody else: the first of the list is in it', async () => {
      const { reader, subject } = await firstPair()
      moveTo(tuesday)
      await runJob(t, 'matching.letter', { participantId: reader.id, week: '2027-03-22' }, true)
      expect(await letterOf(reader)).toContain(subject.id)
    })

    test.each(cases)('%s', async (_who, happen) => {
      const pair = await firstPair()
      await happen(pair)
      moveTo(tuesday)
      await runJob(t, 'matching.letter', { participantId: pair.reader.id, week: '2027-03-22' }, true)
      const about = await letterOf(pair.reader)
      expect(about).toHaveLength(2)
      expect(about).not.toContain(pair.subject.id)
    })

    test('everybody, while the reader pauses', async () => {
      const { reader } = await firstPair()
      await t.call(api.preference.update, { pausedUntil: '2027-06-01', everyWeeks: 1 }, as(reader))
      moveTo(tuesday)
      await runJob(t, 'matching.letter', { participantId: reader.id, week: '2027-03-22' }, true)
      expect(await letterOf(reader)).toBeUndefined()
    })
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
    const written = () => withoutUnique(t.owner, 'notification_once', writeLetterTwice)
    expect(await withoutUnique(t.owner, 'weekly_letter_pkey', written)).toHaveLength(2)
  })
})

test('only communities in which letters may be due are visited', async () => {
  const isVisited = async (at: string) => {
    const visited: string[] = []
    const inEachCommunity = async (_work: unknown, ids?: string[]) => void visited.push(...(ids ?? ['all of them']))
    await weeklyLetterChores[0]?.run({ now: new Date(at), sql: t.sql, inEachCommunity })
    expect(visited).not.toContain('all of them')
    return visited.includes(community.id)
  }
  expect(await isVisited(tuesday)).toBe(false)
  await runWeek()
  expect(await isVisited(tuesday)).toBe(true)
  moveTo(tuesday)
  await inScope(t, queueLetters)
  await waitForJobs()
  expect(await weeklyLetters()).toHaveLength(people.length)
  expect(await isVisited(tuesday)).toBe(false)
  expect(await isVisited('2027-03-23T08:40:00Z')).toBe(true)
  moveTo('2027-03-23T08:40:00Z')
  await inScope(t, queueLetters)
  expect(await isVisited('2027-03-23T14:39:00Z')).toBe(false)
  moveTo('2027-03-29T12:00:00Z')
  await inScope(t, queueLetters)
  expect(await listCommunitiesDue(t.sql, new Date('2027-03-29T12:00:00Z'))).not.toContain(community.id)
})

test('the scheduled job is weekly letters', () => {
  expect(weeklyLetterChores.map(({ name }) => name)).toEqual(['weekly letters'])
})
