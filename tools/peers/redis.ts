import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

export type RedisServer = { url: string; start(): Promise<void>; kill(): Promise<void> }

/** Debian's Redis on a free port, which keeps nothing on disk. */
export async function prepareRedis(): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', args, { stdio: 'ignore' })
      while (!(await answers(port))) await sleep(20)
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type Gate = { url: string; shut(): void; close(): void }

/** A way to Redis for one process. Once it is shut, what the process sends is taken and never arrives. */
export async function openGate(url: string, port = 0): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isShut = false
  const gate = createServer(inside => {
    const outside = connect(Number(new URL(url).port), '127.0.0.1')
    inside.on('data', part => {
      if (!isShut) outside.write(part)
    })
    outside.pipe(inside)
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(port, '127.0.0.1')
  await once(gate, 'listening')
  return {
    url: `redis://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    shut() {
      isShut = true
    },
    close() {
      gate.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
