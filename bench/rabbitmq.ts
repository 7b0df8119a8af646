import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, measuredCommand } from './processes.ts'

/** Debian's; the command on the path changes to another user first. */
const command = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** It closes sockets that send nothing for a minute by default; subscribers here only listen. */
const idleMs = 3_600_000

export type RabbitMq = { pid: number; url: string; stop(): Promise<void> }

/** RabbitMQ with STOMP over websockets, on ports and in a folder of its own; null where it is not installed. */
export async function startRabbitMq(parent: string): Promise<RabbitMq | null> {
  if (!existsSync(command)) return null
  const folder = mkdtempSync(join(parent, 'rabbitmq-'))
  const [amqp, stomp, web, dist, epmd] = await Promise.all([1, 2, 3, 4, 5].map(() => findFreePort()))
  const pidFile = join(folder, 'pid')
  writeFileSync(join(folder, 'plugins'), '[rabbitmq_web_stomp].\n')
  writeFileSync(
    join(folder, 'rabbitmq.conf'),
    `listeners.tcp.default = 127.0.0.1:${amqp}\nstomp.listeners.tcp.default = 127.0.0.1:${stomp}\nweb_stomp.tcp.ip = 127.0.0.1\nweb_stomp.tcp.port = ${web}\nweb_stomp.ws_opts.idle_timeout = ${idleMs}\nlog.console.level = error\n`,
  )
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    RABBITMQ_NODENAME: `bench${amqp}@localhost`,
    RABBITMQ_DIST_PORT: String(dist),
    ERL_EPMD_PORT: String(epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_MNESIA_BASE: folder,
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_PID_FILE: pidFile,
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
  }
  const child = spawn(...measuredCommand('anywhere', command), { env, stdio: 'ignore' })
  const isUp = () =>
    fetch(`http://127.0.0.1:${web}/`).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error('RabbitMQ did not start')
    await sleep(200)
  }
  const pid = Number(readFileSync(pidFile, 'utf8'))
  // Erlang is no child of this process, and would outlive it.
  const kill = () => {
    process.kill(pid, 'SIGKILL')
  }
  process.once('exit', kill)
  return {
    pid,
    url: `ws://127.0.0.1:${web}/ws`,
    async stop() {
      process.off('exit', kill)
      const ended = new Promise(resolve => child.once('exit', resolve))
      process.kill(pid, 'SIGTERM')
      await ended
      spawnSync('epmd', ['-port', String(epmd), '-kill'], { env })
    },
  }
}
