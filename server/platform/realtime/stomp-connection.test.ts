import { beforeEach, describe, expect, it } from 'vitest'
import { Hub } from './hub.ts'
import { messageBytes } from './message-frame.ts'
import { socketLimits } from './socket-server.ts'
import { StompConnection } from './stomp-connection.ts'

/* The times of a connection, by a clock that the tests move. */

let now: number
let sent: string[]
let hub: Hub
let connection: StompConnection<{ userId: string; participantId: null }>

const isBeat = (text: string) => text === '\n'
const beats = () => sent.filter(isBeat).length
const bodyOf = (bytes: Buffer) => bytes.subarray(bytes[1] === 126 ? 4 : 2).toString()

async function send(frame: string): Promise<void> {
  connection.receive(Buffer.from(frame))
  await connection.settled()
}

/** Second by second, as the server calls it. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    now += 1000
    connection.beat()
  }
}

beforeEach(async () => {
  now = 1_800_000_000_000
  sent = []
  hub = new Hub(messageBytes)
  const wire = {
    isBehind: false,
    write: (text: string) => void sent.push(text),
    writeRaw: (bytes: Buffer) => void sent.push(bodyOf(bytes)),
    end: () => {},
  }
  connection = new StompConnection(wire, async () => ({ userId: 'ann', participantId: null }), {
    hub,
    limits: { ...socketLimits, framesPerTenSeconds: 10 },
    policy: { subscribe: async () => null, send: async () => null },
    now: () => now,
    enter: () => null,
    leave: () => {},
  })
})

describe('heart-beats', () => {
  beforeEach(async () => {
    await send('CONNECT\naccept-version:1.2\nheart-beat:0,10000\n\n\0')
    await send('SUBSCRIBE\nid:0\ndestination:/topic/a\n\n\0')
  })

  it('are never ten seconds apart while nothing else is sent', () => {
    const at: number[] = [now]
    for (let second = 0; second < 60; second++) {
      const before = beats()
      pass(1)
      if (beats() > before) at.push(now)
    }
    const gaps = at.slice(1).map((time, index) => time - (at[index] as number))
    expect(gaps.length).toBeGreaterThan(5)
    expect(Math.max(...gaps)).toBeLessThan(10_000)
  })

  it('are not sent while messages are', () => {
    for (let second = 0; second < 30; second++) {
      hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body: '{}' })
      pass(1)
    }
    expect(beats()).toBe(0)
    pass(9)
    expect(beats()).toBe(1)
  })
})

describe('frames in any ten seconds', () => {
  const frame = 'SEND\ndestination:/topic/a\n\n\0'
  const errors = () => sent.filter(text => text.startsWith('ERROR'))

  beforeEach(() => send('CONNECT\naccept-version:1.2\n\n\0'))

  it('are counted also when they began before', async () => {
    pass(9)
    for (let count = 0; count < 8; count++) await send(frame)
    pass(9)
    await send(frame)
    await send(frame)
    expect(errors()).toEqual([])
    await send(frame)
    expect(errors()[0]).toContain('Too many frames')
  })

  it('are forgotten after that', async () => {
    for (let round = 0; round < 3; round++) {
      pass(10)
      for (let count = 0; count < 10; count++) await send(frame)
    }
    expect(errors()).toEqual([])
  })
})
