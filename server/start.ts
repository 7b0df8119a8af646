import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { makeApp } from './app.ts'
import { hashPassword } from './features/auth/session/password.ts'
import { renewSetUpSecret } from './features/communities/set-up/actions.ts'
import { registerWebhook } from './features/notifications/telegram-bot/actions.ts'
import { systemClock } from './platform/clock/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { root } from './platform/config/root.ts'
import { applicationRole, connect } from './platform/db/connect.ts'
import { startEmbedded } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { findUnprotectedTables } from './platform/db/row-level-security.ts'
import { keepBuild } from './platform/http/builds.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { makeLog } from './platform/log/log.ts'
import { startReporting } from './platform/log/report.ts'
import { describeMailProblems } from './platform/mail/sender.ts'
import { makeMailTransport } from './platform/mail/transport.ts'
import { makeStorage } from './platform/storage/make.ts'

type Say = (line: string) => void

/** Starts everything in order of dependency and stops it in reverse order; also what has started when `asked` aborts. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  say: Say,
  asked = new AbortController().signal,
): Promise<{ port: number; stop(): Promise<void> }> {
  const config = await prepare(environment)
  await startReporting(config.SENTRY_DSN, config.NODE_ENV)
  await ensurePortIsFree(config)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    const ownerUrl = config.DATABASE_URL ?? (await startDatabase(config, say, stops))
    asked.throwIfAborted()
    await migrate(ownerUrl, path.join(root, 'server/migrations'), say)
    const sql = connect(ownerUrl, { connections: config.DATABASE_CONNECTIONS, role: applicationRole })
    stops.push(() => sql.end({ timeout: 5 }))
    const gaps = await findUnprotectedTables(sql)
    if (gaps.length > 0) throw new StartFailure(`The database would let communities see each other: ${gaps.join('; ')}`)
    const storage = makeStorage(config)
    const demo = config.DEMO ? await prepareDemo({ ownerUrl, storage, config, say, stops }) : null
    const settings = demo?.settings ?? {}
    asked.throwIfAborted()
    const log = makeLog(config.LOG_LEVEL)
    const clock = systemClock
    const webFolder = path.join(root, 'dist/web')
    // Without it pages of this build still work, as long as each of its servers is up.
    await keepBuild(storage, webFolder, clock.now()).catch(error =>
      log.warn({ err: error }, 'the files of this build were not kept'),
    )
    const app = await makeApp({
      config: { ...config, ...settings },
      sql,
      storage,
      mailTransport: makeMailTransport(config),
      clock,
      log,
      webFolder,
      webSource: path.join(root, 'web'),
    })
    stops.push(() => app.close())
    asked.throwIfAborted()
    // Before the worker starts: after a crash requests are answered half a second earlier, and jobs wait meanwhile.
    await app.server.listen({ port: config.PORT, host: config.HOST })
    const { port } = app.server.server.address() as { port: number }
    if (config.JOBS) {
      const worker = await startWorker({ ownerUrl, sql, work: app.work, openScope: app.openScope, clock, log })
      stops.push(() => worker.stop())
    }
    await demo?.open()
    // Telegram that cannot be reached keeps nobody from starting.
    const isPlayed = 'TELEGRAM_API_ROOT' in settings
    const webhookUrl = isPlayed ? `http://127.0.0.1:${port}` : config.PUBLIC_URL
    if (isPlayed || config.isProduction)
      registerWebhook({ ...config, ...settings }, sql, webhookUrl).catch(error =>
        log.error({ err: error }, 'the webhook of Telegram was not set'),
      )
    asked.throwIfAborted()
    for (const line of await greeting({ ...config, ...settings })) say(line)
    for (const line of setUpLines(await renewSetUpSecret(sql, clock.now()), config.PUBLIC_URL)) say(line)
    for (const problem of describeMailProblems(config)) say(`Warning: ${problem}`)
    return { port, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Outside production, generates secrets once and stores them, so that sessions and push subscriptions survive a restart. */
async function prepare(environment: NodeJS.ProcessEnv): Promise<Config> {
  const checked = readConfig(environment)
  const folder = dataFolder(checked)
  const config = environment.SESSION_SECRET
    ? checked
    : readConfig(environment, await keep(folder, 'session-secret', () => randomBytes(32).toString('hex')))
  if (!config.WEB_PUSH || config.VAPID_PUBLIC_KEY) return config
  const { generateVAPIDKeys } = (await import('web-push')).default
  const { publicKey, privateKey } = JSON.parse(
    await keep(folder, 'vapid-keys', () => JSON.stringify(generateVAPIDKeys())),
  )
  return { ...config, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
}

/** The text of a file that only the server reads; made if there is none. */
async function keep(folder: string, name: string, make: () => string): Promise<string> {
  const file = path.join(folder, name)
  await mkdir(folder, { recursive: true })
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  const made = make()
  await writeFile(file, made, { mode: 0o600 })
  return made
}

const dataFolder = (config: Config): string => path.resolve(root, config.DATA_DIR)

async function startDatabase(config: Config, say: Say, stops: (() => Promise<void>)[]): Promise<string> {
  const embedded = await startEmbedded({ dataDir: dataFolder(config), log: { info: say, warn: say } })
  stops.push(() => embedded.stop())
  return embedded.localUrl
}

/** Imports the demo only where it runs. */
async function greeting({ DEMO, DEMO_PROVIDER, GOOGLE_ISSUER, PUBLIC_URL }: Config): Promise<string[]> {
  if (!DEMO) return [`Samovar answers at ${PUBLIC_URL}`]
  const { demoLines } = await import('#demo/logins.ts')
  const played = DEMO_PROVIDER ? [`Google and the communities' own providers are played by ${GOOGLE_ISSUER}`] : []
  return [...demoLines(PUBLIC_URL), ...played]
}

/** Said at the first start, and at each further one until there is a community. */
const setUpLines = (secret: string | null, publicUrl: string): string[] =>
  secret === null
    ? []
    : [
        'There is no community yet. Create the first one, and its admin, in a browser:',
        `  ${publicUrl}`,
        `  set-up secret: ${secret}`,
        'It works once. The next start prints a new one. From a shell: npm run community -- create',
      ]

type Demo = {
  ownerUrl: string
  storage: ReturnType<typeof makeStorage>
  config: Config
  say: Say
  stops: (() => Promise<void>)[]
}

/** Loads the demo. Returns the settings that it adds, and what is left to do once the server answers. */
async function prepareDemo({ ownerUrl, storage, config, say, stops }: Demo) {
  const { loadDemo } = await import('#demo/load.ts')
  const { chosenParts } = await import('#demo/parts.ts')
  const { startDemoMessengers } = await import('#demo/messengers/start.ts')
  const { forgetDemoProvider, startDemoProvider } = await import('#demo/openid/start.ts')
  const owner = connect(ownerUrl, { connections: 2, statementTimeoutMs: 120_000 })
  try {
    await loadDemo({ sql: owner, storage, now: systemClock.now(), hashPassword, onProgress: say }, chosenParts(config))
    const messengers = await startDemoMessengers(config)
    if (messengers) stops.push(messengers.stop)
    const settings = { ...messengers?.settings }
    if (!config.DEMO_PROVIDER) {
      await forgetDemoProvider(owner)
      return { settings, open: async () => {} }
    }
    const provider = await startDemoProvider(owner, config)
    stops.push(provider.stop)
    return { settings: { ...settings, ...provider.settings }, open: provider.open }
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** Checked first, so that the operator need not wait for the migration to learn that the port is taken. */
async function ensurePortIsFree({ PORT, HOST }: Config): Promise<void> {
  if (PORT === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(PORT, HOST, resolve))
  await new Promise(resolve => probe.close(resolve))
}
