import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { webhookBody } from '#contract/admin/webhook-kinds.ts'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { prepareServers } from '#server/testing/server-process.ts'
import { webhookChores } from './chores.ts'
import { webhookJobs } from './jobs.ts'

type Received = { headers: IncomingHttpHeaders; body: string; path: string }
const received: Received[] = []
/** How the receiver answers; `hang` never does. */
let answer: { code: number; headers?: Record<string, string>; text?: string } | 'hang' = { code: 200 }
let receiver: Server
let url = ''

const processes = prepareServers()
let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let admin: { userId: string; token: string }
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body, path: request.url ?? '' })
      if (answer !== 'hang') response.writeHead(answer.code, answer.headers).end(answer.text ?? 'thanks')
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/tea`
  t = await startTestApp({ environment: { SESSION_SECRET: 'one secret for all of the servers' } })
})
afterAll(async () => {
  processes.stopAll()
  await t.stop()
  receiver.closeAllConnections()
  await new Promise(done => receiver.close(done))
})
beforeEach(async () => {
  here = await buildCommunity(t)
  const { userId } = await buildParticipant(t, { communityId: here.id, firstName: 'Mira', role: 'ROLE_ADMIN' })
  admin = { userId, token: (await buildSession(t, { communityId: here.id, userId })).token }
  received.length = 0
  answer = { code: 200 }
})

const waitFor = <T>(work: () => T | Promise<T>) => vi.waitFor(work, { timeout: 30_000, interval: 20 })
const as = () => ({ host: here.host, token: admin.token })
const create = async (input: object = {}) =>
  (await t.call(api.webhook.create, { url, kinds: ['participant.moderated'], ...input }, as())).body
const tell = (participantId = crypto.randomUUID()) =>
  t.app.openScope(here.id, true, scope => scope.tell('participant.moderated', { participantId }))
const log = async (id: string) => (await t.call(api.webhook.listDeliveries, { id }, as())).body.items
const webhooks = async () => (await t.call(api.webhook.list, {}, as())).body.items
/** Runs the waiting deliveries as a worker would when they are due. */
const deliver = async () => {
  const waiting = await t.owner<{ id: string }[]>`
    select id from webhook_delivery where community_id = ${here.id} and status = 'WAITING' order by created_at, id`
  for (const { id } of waiting)
    await t.app.openScope(here.id, false, async scope => webhookJobs[0]?.run({ deliveryId: id } as never, scope))
}
const signed = (secret: string, { headers, body }: Received) => {
  const [time, ...signatures] = String(headers['samovar-signature']).split(',')
  const own = createHmac('sha256', secret)
    .update(`${time?.slice(2)}.${body}`)
    .digest('hex')
  return signatures.indexOf(`v1=${own}`)
}

describe('an address that never answers', () => {
  test('does not keep the workers from the letters of others', async () => {
    answer = 'hang'
    const { webhook } = await create()
    for (let count = 0; count < 8; count++) await t.call(api.webhook.sendTest, { id: webhook.id }, as())
    const club = await buildCommunity(t)
    const sent = new Set<string>()
    const mailTransport = {
      isReady: true,
      async deliver({ recipient }: { recipient: string }) {
        sent.add(recipient)
      },
      close: () => undefined,
    }
    const environment = { SESSION_SECRET: 'one secret for all of the servers' }
    const working = await startTestApp({ databaseUrl: t.ownerUrl, environment, runsJobs: true, mailTransport })
    try {
      await waitFor(() => expect(received.length).toBeGreaterThan(0))
      const text = { about: [], lang: 'en' as const, subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
      await t.app.openScope(club.id, true, async scope => {
        await scope.post({ kind: 'participant.moderated', recipient: 'guest@club.example', ...text })
      })
      await waitFor(() => expect(sent).toContain('guest@club.example'))
      // It came while the first one still waited.
      expect(received).toHaveLength(1)
    } finally {
      answer = { code: 200 }
      receiver.closeAllConnections()
      await working.stop()
    }
  })
})

describe('news', () => {
  test('is delivered after all other jobs that are due', async () => {
    await create()
    await tell()
    await t.app.openScope(here.id, true, async scope => {
      const text = { about: [], lang: 'en' as const, subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
      await scope.post({ kind: 'participant.moderated', recipient: 'guest@club.example', ...text })
    })
    const waiting = await t.owner<{ task: string }[]>`
      select task_identifier as task from graphile_worker.jobs order by priority, run_at, id`
    const tasks = waiting.map(({ task }) => task)
    expect(tasks.indexOf('letter.send')).toBeGreaterThan(-1)
    expect(tasks.indexOf('webhook.deliver')).toBeGreaterThan(tasks.lastIndexOf('letter.send'))
  })

  test('is posted to the webhooks that want its kind, signed, with ids alone', async () => {
    const { secret, webhook } = await create()
    await create({ kinds: ['event.created'] })
    const participantId = crypto.randomUUID()
    await tell(participantId)
    await deliver()
    expect(received).toHaveLength(1)
    const [post] = received as [Received]
    expect(signed(secret, post)).toBe(0)
    expect(signed('another secret', post)).toBe(-1)
    const [delivery] = await log(webhook.id)
    expect(JSON.parse(post.body)).toEqual({
      id: delivery?.id,
      kind: 'participant.moderated',
      createdAt: delivery?.createdAt,
      community: { id: here.id, domain: here.domain },
      data: { participantId },
    })
    expect(webhookBody('participant.moderated').safeParse(JSON.parse(post.body)).error).toBeUndefined()
    expect(post.headers['samovar-delivery']).toBe(delivery?.id)
    expect(delivery).toMatchObject({
      status: 'DELIVERED',
      attempts: 1,
      responseCode: 200,
      answer: 'thanks',
      nextAt: null,
    })
    expect((await webhooks()).find(({ id }) => id === webhook.id)?.last?.status).toBe('DELIVERED')
  })

  test('that was rolled back is not posted', async () => {
    const { webhook } = await create()
    const failing = t.app.openScope(here.id, true, async scope => {
      await scope.tell('participant.moderated', { participantId: crypto.randomUUID() })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await log(webhook.id)).toEqual([])
  })

  test('of another community, and of a paused webhook, is not posted', async () => {
    const { webhook } = await create()
    const elsewhere = await buildCommunity(t)
    await t.app.openScope(elsewhere.id, true, scope =>
      scope.tell('participant.moderated', { participantId: crypto.randomUUID() }),
    )
    const { id, kinds } = webhook
    await t.call(api.webhook.update, { id, url, kinds, isPaused: true }, as())
    await tell()
    expect(await log(id)).toEqual([])
    expect((await webhooks())[0]).toMatchObject({ pauseReason: 'MANAGER' })
  })
})

describe('a delivery', () => {
  test('is tried again after 500, twice as late each time, with the same id', async () => {
    const { webhook } = await create()
    answer = { code: 500, text: 'broken' }
    await tell()
    await deliver()
    const [first] = await log(webhook.id)
    expect(first).toMatchObject({ status: 'WAITING', attempts: 1, responseCode: 500, answer: 'broken' })
    expect(Date.parse(first?.nextAt ?? '') - Date.parse(first?.createdAt ?? '')).toBeGreaterThanOrEqual(30_000)
    answer = { code: 200 }
    await deliver()
    expect((await log(webhook.id))[0]).toMatchObject({ status: 'DELIVERED', attempts: 2 })
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    const runs = await t.owner`
      select run_at from graphile_worker.jobs where task_identifier = 'webhook.deliver' and run_at > now() + interval '20 seconds'`
    expect(runs.length).toBeGreaterThan(0)
  })

  test('waits after 429 as long as told', async () => {
    const { webhook } = await create()
    answer = { code: 429, headers: { 'retry-after': '600' } }
    await tell()
    await deliver()
    const [item] = await log(webhook.id)
    expect(Date.parse(item?.nextAt ?? '') - Date.parse(item?.createdAt ?? '')).toBeGreaterThanOrEqual(600_000)
  })

  test('follows no redirect', async () => {
    const { webhook } = await create()
    answer = { code: 302, headers: { location: '/elsewhere' } }
    await tell()
    await deliver()
    expect(received.map(({ path }) => path)).toEqual(['/tea'])
    expect((await log(webhook.id))[0]).toMatchObject({ status: 'WAITING', responseCode: 302 })
  })

  test('without an answer in ten seconds is tried again', async () => {
    const { webhook } = await create()
    answer = 'hang'
    await tell()
    await deliver()
    expect((await log(webhook.id))[0]).toMatchObject({
      status: 'WAITING',
      responseCode: null,
      problem: expect.stringMatching(/time|abort/i),
    })
  })

  test('to an address of the inner network is not made', async () => {
    const { webhook } = await create({ url: 'https://10.0.0.1/tea' })
    await tell()
    await deliver()
    expect((await log(webhook.id))[0]).toMatchObject({ responseCode: null, problem: 'not a public address' })
  })

  test('fails a day after the news, and the webhook is paused with a letter to its maker, once', async () => {
    const { webhook } = await create()
    answer = { code: 500 }
    await tell()
    await deliver()
    t.clock.moveBy(86_400_000)
    await tell()
    await deliver()
    await deliver()
    expect((await webhooks())[0]).toMatchObject({ pauseReason: 'FAILURES' })
    const [second, first] = await log(webhook.id)
    expect(first).toMatchObject({ status: 'FAILED' })
    expect(second).toMatchObject({ status: 'FAILED', problem: 'paused' })
    const letters = await t.owner`select plain from letter where community_id = ${here.id} and kind = 'webhook.paused'`
    expect(letters).toHaveLength(1)
    expect(letters[0]?.plain).toContain('/tea')
    // Resumed, it is told again.
    const { id, kinds } = webhook
    answer = { code: 200 }
    await t.call(api.webhook.update, { id, url, kinds, isPaused: false }, as())
    await tell()
    await deliver()
    expect((await log(id))[0]).toMatchObject({ status: 'DELIVERED' })
  })

  test('that is answered with 410 pauses the webhook at once', async () => {
    const { webhook } = await create()
    answer = { code: 410 }
    await tell()
    await deliver()
    expect((await log(webhook.id))[0]).toMatchObject({ status: 'FAILED', responseCode: 410, attempts: 1 })
    expect((await webhooks())[0]).toMatchObject({ pauseReason: 'GONE' })
  })

  test('is sent again by hand as a new one, and a test goes to a paused webhook too', async () => {
    const { webhook } = await create()
    const participantId = crypto.randomUUID()
    await tell(participantId)
    await deliver()
    const [first] = await log(webhook.id)
    const replay = { id: webhook.id, deliveryId: first?.id ?? '' }
    const again = await t.call(api.webhook.replay, replay, as())
    await deliver()
    const [second] = await log(webhook.id)
    expect(second).toMatchObject({ id: again.body.id, isReplay: true, status: 'DELIVERED' })
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ id: again.body.id, data: { participantId } })
    const { id, kinds } = webhook
    await t.call(api.webhook.update, { id, url, kinds, isPaused: true }, as())
    await t.call(api.webhook.sendTest, { id }, as())
    await deliver()
    expect((await log(id))[0]).toMatchObject({ kind: 'test', status: 'DELIVERED' })
  })

  test('leaves the log after 30 days', async () => {
    const { webhook } = await create()
    await tell()
    await deliver()
    const tidy = (days: number) =>
      t.app.openScope(here.id, true, async scope => {
        const now = new Date(t.clock.now().getTime() + days * 86_400_000)
        await webhookChores[0]?.run({
          now,
          inEachCommunity: (work: (own: typeof scope) => Promise<void>) => work(scope),
        } as never)
      })
    await tidy(29)
    expect(await log(webhook.id)).toHaveLength(1)
    await tidy(31)
    expect(await log(webhook.id)).toEqual([])
  })
})

describe('the secret', () => {
  test('is shown once, kept encrypted, and stands in no list or log', async () => {
    const { secret, webhook } = await create()
    expect(secret).toMatch(/^whs_/)
    const [row] = await t.owner`select secret from webhook where id = ${webhook.id}`
    expect(row?.secret).toMatch(/^sealed:/)
    await tell()
    await deliver()
    const changes = (await t.call(api.change.list, { kind: 'webhook' }, as())).body
    expect(changes.items[0]?.after).toMatchObject({ url, secret: '…' })
    expect(JSON.stringify([await webhooks(), await log(webhook.id), changes])).not.toContain(secret)
  })

  test('is renewed: both sign for a day, then the new one alone', async () => {
    const { secret: old, webhook } = await create()
    const renewed = (await t.call(api.webhook.renewSecret, { id: webhook.id }, as())).body
    expect(renewed.webhook.oldSecretUntil).not.toBeNull()
    await tell()
    await deliver()
    t.clock.moveBy(24 * 3_600_000)
    await tell()
    await deliver()
    const places = received.map(post => [signed(renewed.secret, post), signed(old, post)])
    expect(places).toEqual([
      [0, 1],
      [0, -1],
    ])
  })
})

test('a webhook is removed with its log, and what waited is not posted', async () => {
  const { webhook } = await create()
  await tell()
  expect((await t.call(api.webhook.remove, { id: webhook.id }, as())).status).toBe(200)
  await deliver()
  expect([await webhooks(), received]).toEqual([[], []])
  expect((await t.call(api.webhook.listDeliveries, { id: webhook.id }, as())).status).toBe(404)
})

test('an address is https, or http on the same machine in development', async () => {
  for (const wrong of ['http://hooks.example/', 'https://user:secret@hooks.example/']) {
    const refused = await t.call(api.webhook.create, { url: wrong, kinds: ['event.created'] }, as())
    expect([wrong, refused.status]).toEqual([wrong, 400])
  }
  for (const url of ['javascript:alert(1)', 'ftp://hooks.example/'])
    expect((await t.call(api.webhook.create, { url, kinds: ['event.created'] }, as())).status).toBe(400)
})

test('a delivery whose process is killed while the receiver has it is made again with the same id', async () => {
  const start = () =>
    processes.start({ DATABASE_URL: t.ownerUrl, SESSION_SECRET: t.config.SESSION_SECRET, JOBS: 'true' })
  // What the tests above have run by hand.
  await t.owner`delete from graphile_worker._private_jobs`
  const { webhook } = await create()
  answer = 'hang'
  const first = await start()
  await tell()
  await waitFor(() => expect(received).toHaveLength(1))
  await first.stop('SIGKILL')
  answer = { code: 200 }
  await start()
  await vi.waitFor(async () => expect((await log(webhook.id))[0]).toMatchObject({ status: 'DELIVERED', attempts: 2 }), {
    timeout: 40_000,
    interval: 100,
  })
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
}, 90_000)
