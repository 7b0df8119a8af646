import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, openConnection, type Wire } from './connection.ts'
import { readFrames } from './stompFrame.ts'

/** The far end of a socket, played by the test. */
type FarEnd = Wire & { address: string; sent: string[]; isClosed: boolean; say: (text: string) => void }

let ends: FarEnd[]
let heard: unknown[]
let warnings: string[]
let address: () => Promise<string>
let connection: Connection | null

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  ends = []
  heard = []
  warnings = []
  connection = null
  address = async () => `wss://harbour.example/api/ws?ticket=${ends.length + 1}`
})
afterEach(() => {
  connection?.close()
  vi.useRealTimers()
})

function open(): Connection {
  connection = openConnection({
    address: () => address(),
    open: to => {
      const end: FarEnd = {
        address: to,
        sent: [],
        isClosed: false,
        send: text => end.sent.push(text),
        close: () => {
          end.isClosed = true
        },
        onopen: null,
        onmessage: null,
        onclose: null,
        say: text => end.onmessage?.({ data: text }),
      }
      ends.push(end)
      return end
    },
    onLive: isLive => heard.push(isLive ? 'live' : 'lost'),
    onSubscribed: topic => heard.push(`subscribed ${topic}`),
    onFrame: (topic, content) => heard.push({ topic, content }),
    onWarning: message => warnings.push(message),
    random: () => 0,
  })
  return connection
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const last = () => ends.at(-1) as FarEnd
const connected = 'CONNECTED\nversion:1.2\nheart-beat:10000,10000\n\n\0'
const commands = () => last().sent.flatMap(text => readFrames(text).map(({ command }) => command))
const topics = () =>
  last().sent.flatMap(text =>
    readFrames(text).flatMap(({ command, headers }) => (command === 'SUBSCRIBE' ? [headers.destination] : [])),
  )

async function standing(): Promise<void> {
  await settle()
  last().onopen?.()
  last().say(connected)
}

describe('connecting', () => {
  it('opens the address with a ticket, and sends CONNECT with heart-beats of 10 s both ways', async () => {
    open()
    await settle()
    expect(last().address).toBe('wss://harbour.example/api/ws?ticket=1')
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(readFrames(last().sent[0] as string)[0]).toMatchObject({
      command: 'CONNECT',
      headers: { 'accept-version': '1.2', 'heart-beat': '10000,10000' },
    })
    expect(heard).toEqual([])
    last().say(connected)
    expect(heard).toEqual(['live'])
  })

  it('keeps subscriptions until it stands, and makes them then', async () => {
    const { subscribe, unsubscribe } = open()
    subscribe('/topic/a')
    subscribe('/topic/b')
    subscribe('/topic/a')
    unsubscribe('/topic/b')
    await settle()
    last().onopen?.()
    expect(topics()).toEqual([])
    last().say(connected)
    expect(topics()).toEqual(['/topic/a'])
    subscribe('/topic/c')
    expect(topics()).toEqual(['/topic/a', '/topic/c'])
    last().say('RECEIPT\nreceipt-id:/topic/c\n\n\0')
    expect(heard).toContain('subscribed /topic/c')
  })

  it('hands on what arrives for a topic, until it is unsubscribed', async () => {
    const { subscribe, unsubscribe } = open()
    subscribe('/topic/a')
    await standing()
    last().say('MESSAGE\nsubscription:/topic/a\n\n{"seq":1}\0')
    last().say('MESSAGE\nsubscription:/topic/other\n\n{"seq":2}\0')
    last().say('MESSAGE\nsubscription:/topic/a\n\nbroken\0')
    unsubscribe('/topic/a')
    expect(commands()).toContain('UNSUBSCRIBE')
    last().say('MESSAGE\nsubscription:/topic/a\n\n{"seq":3}\0')
    expect(heard).toEqual(['live', { topic: '/topic/a', content: { seq: 1 } }])
    expect(warnings).toHaveLength(1)
  })
})

describe('a lost connection', () => {
  it('is made anew after 5 s with all subscriptions and a new ticket', async () => {
    open().subscribe('/topic/a')
    await standing()
    last().onclose?.()
    expect(heard).toEqual(['live', 'lost'])
    await vi.advanceTimersByTimeAsync(4999)
    expect(ends).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await standing()
    expect(ends).toHaveLength(2)
    expect(last().address).toContain('ticket=2')
    expect(topics()).toEqual(['/topic/a'])
    expect(heard).toEqual(['live', 'lost', 'live'])
  })

  it('is tried less and less often, every 15 min at most, and after a success from 5 s again', async () => {
    const times: number[] = []
    address = async () => {
      times.push(Date.now())
      throw new Error('refused')
    }
    open()
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    const waits = times.slice(1).map((time, index) => time - (times[index] as number))
    expect(waits.slice(0, 8)).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000])
    expect(Math.max(...waits)).toBe(720_000)
    address = async () => 'wss://harbour.example/api/ws'
    connection?.hurry()
    await standing()
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(5000)
    expect(ends).toHaveLength(2)
  })

  it('is tried at once when the browser is back, and only then', async () => {
    const { hurry } = open()
    await standing()
    hurry()
    await settle()
    expect(ends).toHaveLength(1)
    last().onclose?.()
    hurry()
    hurry()
    await standing()
    expect(ends).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(8000)
    expect(ends).toHaveLength(2)
  })

  it('is given up when the browser has no network', async () => {
    const { interrupt, hurry } = open()
    await standing()
    const [first] = ends
    interrupt()
    expect(first?.isClosed).toBe(true)
    expect(heard).toEqual(['live', 'lost'])
    hurry()
    await standing()
    // What the old socket still says belongs to nobody.
    first?.say('MESSAGE\nsubscription:/topic/a\n\n{}\0')
    first?.onclose?.()
    expect(heard).toEqual(['live', 'lost', 'live'])
  })
})

describe('heart-beats', () => {
  it('are sent every 10 s at the latest', async () => {
    open()
    await standing()
    for (let second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      last().say('\n')
    }
    const beats = last().sent.filter(text => text === '\n').length
    expect(beats).toBeGreaterThanOrEqual(3)
    expect(beats).toBeLessThanOrEqual(5)
    expect(ends).toHaveLength(1)
  })

  it('are missed after 20 s without anything heard', async () => {
    open()
    await standing()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(last().isClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(ends[0]?.isClosed).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(ends).toHaveLength(2)
  })

  it('are neither sent nor expected when the server wants none', async () => {
    open()
    await settle()
    last().onopen?.()
    last().say('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(last().sent).toHaveLength(1)
    expect(last().isClosed).toBe(false)
  })

  it('bound the time to CONNECTED', async () => {
    open()
    await settle()
    last().onopen?.()
    await vi.advanceTimersByTimeAsync(21_000)
    expect(ends[0]?.isClosed).toBe(true)
  })
})

describe('a refusal', () => {
  it('is only a warning, and a refused topic is not asked for again', async () => {
    const { subscribe, unsubscribe } = open()
    subscribe('/topic/a')
    subscribe('/topic/b')
    await standing()
    last().say('ERROR\nmessage:Access denied\nreceipt-id:/topic/b\n\n\0')
    expect(warnings).toEqual(['Access denied'])
    expect(ends[0]?.isClosed).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    await standing()
    expect(topics()).toEqual(['/topic/a'])
    unsubscribe('/topic/b')
    subscribe('/topic/b')
    expect(topics()).toEqual(['/topic/a', '/topic/b'])
  })
})

describe('closing', () => {
  it('closes the socket, and nothing follows', async () => {
    const { close, subscribe } = open()
    subscribe('/topic/a')
    await standing()
    close()
    expect(last().isClosed).toBe(true)
    last().say('MESSAGE\nsubscription:/topic/a\n\n{}\0')
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toHaveLength(1)
    expect(heard).toEqual(['live', 'lost'])
  })

  it('while the ticket is asked for opens no socket', async () => {
    open().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toHaveLength(0)
  })
})
