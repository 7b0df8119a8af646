import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

export type StompTarget = {
  url: string
  host?: string
  topic: string
  /** Headers of CONNECT for the socket with this number. */
  connectHeaders(index: number): Record<string, string>
  /** How often each side sends a heart-beat; without it neither does. */
  heartbeatMs?: number
}

export type OpenedSockets = {
  /** Messages that have arrived at all of them. */
  received(): number
  /** Resolves when so many have arrived. */
  until(count: number): Promise<void>
  /** Resolves with the next message. */
  next(): Promise<void>
  /** Fails if the server has closed one. */
  check(): void
  send(body: string): void
  close(): void
}

const together = 50
const patienceMs = 60_000

/** Opens sockets that subscribe to one topic and count what arrives. */
export async function openSubscribers(target: StompTarget, count: number): Promise<OpenedSockets> {
  const sockets: WebSocket[] = []
  let received = 0
  let arrive = () => {}
  let opened = 0
  let lost: string | undefined
  let isClosing = false
  const openOn = async () => {
    for (let index = opened++; index < count; index = opened++) {
      const socket = await open(target, index, () => {
        received += 1
        arrive()
      })
      socket.on('close', (code, reason) => {
        if (!isClosing) lost = `The server closed a socket: ${code} ${reason}`
      })
      sockets.push(socket)
    }
  }
  const beating = beatAll(sockets, target.heartbeatMs)
  await Promise.all(Array.from({ length: together }, openOn))
  const check = () => {
    if (lost !== undefined) throw new Error(lost)
  }
  return {
    received: () => received,
    async until(wanted) {
      const end = performance.now() + patienceMs
      while (received < wanted) {
        check()
        if (performance.now() > end) throw new Error(`Only ${received} of ${wanted} messages arrived`)
        await sleep(10)
      }
    },
    next: () =>
      new Promise<void>(resolve => {
        arrive = resolve
      }),
    check,
    send: body => sockets[0]?.send(`SEND\ndestination:${target.topic}\n\n${body}\0`),
    close() {
      isClosing = true
      clearInterval(beating)
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** The heart-beats of all sockets, each from when it was opened. Goes by the clock: ticks of a busy process come late. */
function beatAll(sockets: WebSocket[], everyMs: number | undefined): NodeJS.Timeout | undefined {
  if (everyMs === undefined) return undefined
  const beatAt: number[] = []
  let next = 0
  return setInterval(() => {
    const now = performance.now()
    while (beatAt.length < sockets.length) beatAt.push(now)
    for (let count = 0; count < sockets.length && now - (beatAt[next] as number) >= everyMs; count++) {
      sockets[next]?.send('\n')
      beatAt[next] = now
      next = (next + 1) % sockets.length
    }
  }, 50)
}

function open(target: StompTarget, index: number, onMessage: () => void) {
  const { url, host, topic, connectHeaders, heartbeatMs = 0 } = target
  return new Promise<WebSocket>((resolve, reject) => {
    const headers = host ? { headers: { host } } : {}
    const socket = new WebSocket(url, ['v12.stomp'], { ...headers, perMessageDeflate: false })
    const sent = { 'heart-beat': `${heartbeatMs},${heartbeatMs}`, ...connectHeaders(index) }
    const lines = Object.entries(sent).map(([name, value]) => `${name}:${value}\n`)
    socket.on('open', () => socket.send(`CONNECT\naccept-version:1.2\nhost:/\n${lines.join('')}\n\0`))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      if (data.subarray(0, 8).toString() === 'MESSAGE\n') return onMessage()
      const text = data.toString()
      if (text.startsWith('CONNECTED')) socket.send(`SUBSCRIBE\nid:${topic}\ndestination:${topic}\nreceipt:in\n\n\0`)
      else if (text.startsWith('RECEIPT')) resolve(socket)
      else if (text.startsWith('ERROR')) reject(new Error(text))
    })
  })
}

const ticksPerSecond = 100

/** CPU time that a process has used, in microseconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

/** Memory that a process holds, in kB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
