import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageApi } from '#contract/chats/message.ts'
import { buildChat } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { freePort } from './free-port.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { LiveReader } from './live-reader.ts'
import { holdWrites } from './race.ts'
import { prepareServers, type ServerProcess } from './server-process.ts'

/** What one server is given to reach the others. */
export type Way = {
  environment: NodeJS.ProcessEnv
  /** What is committed from now on is not told: as if the server ended before that. Absent where both are one step. */
  cut?(): void
  close?(): void
}

export type Between = {
  databaseUrl: string
  /** A way for each server. */
  open(): Promise<Way>
  /** Interrupts what is between the servers while the work is done. */
  interrupt<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

const writers = 8
const rounds = 25

type Running = ServerProcess & Way

/** Eight people write to one chat at two servers, while its reader is cut off and the servers are killed. */
export function testNoMessageLost(name: string, prepare: () => Promise<Between>): void {
  let between: Between
  let t: TestApp
  let communityId: string
  const processes = prepareServers()
  let running: Running[] = []
  let restarting: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    between = await prepare()
    const environment = { SESSION_SECRET: 'one secret for all of the servers' }
    t = await startTestApp({ environment, databaseUrl: between.databaseUrl })
    communityId = (await buildCommunity(t)).id
    running = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    processes.stopAll()
    for (const { close } of running) close?.()
    await t.stop()
    await between.stop()
  })

  async function start(port?: string): Promise<Running> {
    const way = await between.open()
    const { SESSION_SECRET } = t.config
    const environment = { DATABASE_URL: t.ownerUrl, SESSION_SECRET, REALTIME: 'true', JOBS: 'false' }
    const server = await processes.start({
      ...environment,
      ...way.environment,
      PORT: port ?? String(await freePort()),
    })
    return { ...server, ...way }
  }

  /** Kills one server, and starts it again at its port. Meanwhile the other one serves. */
  async function killOne(index: number, writing: Promise<unknown> | null): Promise<void> {
    await restarting
    const killed = running[index % running.length] as Running
    if (writing && killed.cut) {
      killed.cut()
      await writing
    }
    running = running.filter(server => server !== killed)
    await killed.stop('SIGKILL')
    killed.close?.()
    restarting = start(new URL(killed.url).port).then(server => running.push(server))
  }

  async function openChat(catchesUp: boolean) {
    const people = []
    for (let each = 0; each <= writers; each++) people.push(await buildSignedInParticipant(t, communityId))
    const [reading, ...writing] = people as [(typeof people)[number], ...typeof people]
    const memberIds = people.map(({ id }) => id)
    const { id } = await buildChat(t, { communityId, kind: 'GROUP', name: 'Tea', memberIds })
    const { token } = reading
    const reader = new LiveReader({ communityId, chatId: id, token, servers: () => running, catchesUp })
    await reader.connect()
    let written = 0
    /** Sends once, however often it has to be tried. */
    const send = async (token: string, writer: number): Promise<void> => {
      const [text, key] = [`message ${written++}`, crypto.randomUUID()]
      for (let tries = writer; ; tries++) {
        const options = { communityId, token, headers: { 'idempotency-key': key } }
        const server = running[tries % running.length] as Running
        const answer = await server.call(messageApi.send, { id, text }, options).catch(() => null)
        if (answer?.status === 200) return
        if (answer && answer.status < 500 && answer.status !== 409)
          throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
        await sleep(20)
      }
    }
    const writeRound = () => Promise.all(writing.map(({ token }, index) => send(token, index)))
    const stored = () => t.owner<{ number: number; text: string }[]>`
      select number, text from chat_message where chat_id = ${id} order by number`
    const seen = () => reader.seen.map(({ number, text }) => ({ number, text }))
    return { reader, writeRound, stored, seen }
  }

  type OpenChat = Awaited<ReturnType<typeof openChat>>

  async function runRound({ reader, writeRound }: OpenChat, round: number): Promise<void> {
    // In every third round the commits pile up behind one that does not end.
    const held = round % 3 === 0 ? await holdWrites(t.owner, 'chat_member') : null
    const writing = writeRound()
    if (held) await held.until(waiting => waiting > 1)
    if (round % 5 === 4) await killOne(round, held ? null : writing)
    else {
      await reader.disconnect()
      if (round % 2 === 0) await held?.release()
      if (round % 2 === 0) await writing
      await reader.connect()
    }
    if (round % 2 === 1 || round % 5 === 4) await held?.release()
    await writing
    if (!reader.isConnected) await reader.connect()
  }

  describe(`a reader at servers that tell each other by ${name}`, () => {
    test('sees every message once and in order, over 20 reconnects and 5 kills of a server', async () => {
      const chat = await openChat(true)
      const { reader, stored, seen } = chat
      for (let round = 0; round < rounds; round++)
        if (round % 10 === 8) await between.interrupt(() => runRound(chat, round))
        else await runRound(chat, round)
      await expect.poll(() => reader.seen.length).toBe(rounds * writers)
      await reader.settled()
      const rows = [...(await stored())]
      expect(seen()).toEqual(rows)
      expect(rows.map(({ number }) => number)).toEqual(
        Array.from({ length: rounds * writers }, (_, index) => index + 1),
      )
      expect(new Set(rows.map(({ text }) => text)).size).toBe(rounds * writers)
      expect(reader.connections).toBeGreaterThan(20)
      await reader.disconnect()
      await restarting
    }, 300_000)

    test('control: misses messages without catching up', async () => {
      const { reader, writeRound, stored, seen } = await openChat(false)
      await writeRound()
      await expect.poll(() => reader.seen.length).toBe(writers)
      await reader.disconnect()
      await writeRound()
      await reader.connect()
      await writeRound()
      await expect.poll(() => reader.seen.at(-1)?.number).toBe(3 * writers)
      expect(seen()).not.toEqual([...(await stored())])
      await reader.disconnect()
    })
  })
}
