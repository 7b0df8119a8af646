import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReplyTooLate, ReplyTooLong, readWholeReply } from './whole-reply.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let server: Server
let answer: (response: ServerResponse) => void
const closed: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    response.on('close', () => closed.push(request.url as string))
    answer(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const timeoutMs = 3000
const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
const stall = (response: ServerResponse) => response.writeHead(200, { 'content-length': '99' }).write('{')

/** Begins to read ten replies that stall; their requests are collected as garbage meanwhile. */
async function readStalled(path: string, read: (response: Response) => Promise<string>) {
  answer = stall
  const reading = Array.from({ length: 10 }, async () => read(await ask(path)).catch((error: unknown) => error))
  for (let round = 0; round < 5; round++) {
    await wait(100)
    collectGarbage()
  }
  return reading
}

describe('a reply that is read whole', () => {
  test('is its text, also in parts', async () => {
    answer = response => {
      response.write('Здрав')
      setTimeout(() => response.end('ствуй'), 20)
    }
    expect(await readWholeReply(await ask('/whole'), { timeoutMs: 30_000, maxBytes: 100 })).toBe('Здравствуй')
  })

  test('that stalls ends in time and closes its connection, also when its request has been collected', async () => {
    const reading = await readStalled('/stalled', response => readWholeReply(response, { timeoutMs, maxBytes: 100 }))
    for (const error of await Promise.all(reading))
      expect(error instanceof ReplyTooLate || (error as Error).name === 'TimeoutError').toBe(true)
    await expect.poll(() => closed.filter(path => path === '/stalled').length).toBe(10)
  })

  test.runIf(process.version.startsWith('v20.'))('would not end by the signal of its request alone', async () => {
    const reading = await readStalled('/control', response => response.text())
    const late = wait(timeoutMs * 2, 'late')
    expect(await Promise.all(reading.map(each => Promise.race([each, late])))).toContain('late')
  })

  test('is refused when it is too long, and its connection is closed', async () => {
    answer = response => response.write('x'.repeat(101))
    const reading = readWholeReply(await ask('/long'), { timeoutMs: 30_000, maxBytes: 100 })
    await expect(reading).rejects.toBeInstanceOf(ReplyTooLong)
    await expect.poll(() => closed).toContain('/long')
  })
})
