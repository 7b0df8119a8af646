import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

/** With it a story makes an admin of its own. */
export const adminSecret = 'stories-make-their-own-admins-42'

/** Loading the demo takes about ten seconds, and many times that on a busy machine. */
const startWithin = 300_000

/** The built server with the demo in a folder of its own, as a newcomer would see it. */
export default async function setup() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-stories-'))
  const [port, pushPort, dnsPort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      DEMO_PROVIDER: 'true',
      // Each story names the address that it comes from.
      TRUST_PROXY: '1',
      // Never answers: the step is there, and stories play the answers.
      LINKEDIN_LOOKUP_URL: 'https://lookup.invalid/',
      ADMIN_SECRET: adminSecret,
      WEB_PUSH: 'true',
      // The story of web push plays the push service there.
      PUSH_TEST_ORIGIN: `http://127.0.0.1:${pushPort}`,
      // The story of the sender plays the DNS server there.
      DNS_SERVER: `127.0.0.1:${dnsPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  process.env.STORIES_URL = `http://localhost:${port}`
  process.env.STORIES_DATA_DIR = folder
  process.env.STORIES_PUSH_PORT = String(pushPort)
  process.env.STORIES_DNS_PORT = String(dnsPort)
  await untilReady(
    port,
    () => child.exitCode !== null,
    () => output,
  )
  return async () => {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

export async function untilReady(port: number, hasEnded: () => boolean, output: () => string): Promise<void> {
  const until = Date.now() + startWithin
  while (Date.now() < until && !hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(150)
  }
  throw new Error(`The server did not start:\n${output()}`)
}
