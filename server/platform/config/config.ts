import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { proxies } from './proxies.ts'

const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off', ''],
  error: 'must be true or false',
})
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const domainLabel = (error: string) =>
  z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, error)
const secret = z.string().min(32, 'must have at least 32 characters')
const count = (from: number, to: number) =>
  z.coerce.number(`must be a number from ${from} to ${to}`).int().min(from).max(to)

type Setting = { value: z.ZodType; default?: string; about: string; isSecret?: boolean }

/** Every environment variable that the server reads. `docs/configuration.md` is generated from this table. */
export const settings = {
  NODE_ENV: {
    value: z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    default: 'development',
    about: 'In `production` the server refuses insecure defaults and hides the demo.',
  },
  PORT: { value: count(0, 65_535), default: '3000', about: 'Port of web and API; 0 picks a free one.' },
  HOST: { value: z.string(), default: '0.0.0.0', about: 'Address to listen on.' },
  PUBLIC_URL: {
    value: webAddress,
    about:
      'Address of the installation, which shows the default community. Each community has its label before this host. `http://localhost:PORT` unless set.',
  },
  DEFAULT_COMMUNITY: {
    value: domainLabel('must be the label of a community: letters, digits and hyphens'),
    about:
      'Label of the community that is served when the host names none. Unless set, the one that was created first.',
  },
  DATA_DIR: { value: z.string().min(1), default: '.data', about: 'Folder for the embedded database and stored files.' },
  COMMUNITY_FILES: {
    value: z.string().min(1),
    about:
      'Folder with files that replace the landing and the menu of a community: `{domain}/landing.json`, `{domain}/landing_en.json`, `{domain}/landing_ru.json`, `{domain}/navigation.json`. None unless set.',
  },
  DATABASE_URL: {
    value: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }),
    about: 'A PostgreSQL server, 15 or newer. Without it an embedded one is started in `DATA_DIR`.',
    isSecret: true,
  },
  DATABASE_CONNECTIONS: { value: count(2, 200), default: '12', about: 'Size of the connection pool of one process.' },
  SESSION_SECRET: {
    value: secret,
    about: 'Signs session tokens. Generated and stored in `DATA_DIR` unless set; required in production.',
    isSecret: true,
  },
  ADMIN_SECRET: { value: secret, about: 'Allows the registration of admins; off unless set.', isSecret: true },
  DEMO: { value: flag, about: 'Load the demo communities and open `/dev/mailbox`. On unless in production.' },
  DEMO_EVENTS: {
    value: flag,
    default: 'true',
    about: 'Give the demo communities invented events. Switched on later, they are added at the next start.',
  },
  DEMO_PROVIDER: {
    value: flag,
    default: 'false',
    about: 'Start an OpenID provider beside the demo, on the port after `PORT`, to try sign-in with Google and OAuth2.',
  },
  GOOGLE_ISSUER: {
    value: webAddress,
    default: 'https://accounts.google.com',
    about: 'OpenID provider of the sign-in with Google.',
  },
  GOOGLE_CLIENT_ID: {
    value: z.string(),
    about:
      "Client id at `GOOGLE_ISSUER`; without it sign-in with Google is off. Each community's `/auth-provider` address must be an allowed redirect URI.",
  },
  SMTP_URL: {
    value: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }),
    about: 'Mail server. Without it letters wait in the outbox; the demo shows them at `/dev/mailbox`.',
    isSecret: true,
  },
  MAIL_WEBHOOK_SECRET: {
    value: z.string().min(16, 'must have at least 16 characters'),
    about:
      'Secret by which the mail provider, or an adapter to it, signs notices of bounces and complaints to `/api/webhooks/mail`. Without it they are refused.',
    isSecret: true,
  },
  MAIL_FROM: {
    value: z.email('must be an email address'),
    default: 'hello@samovar.example',
    about: 'Sender address of communities that have none of their own.',
  },
  NEWSLETTER_RATE: {
    value: count(0, 1_000_000),
    default: '0',
    about: 'Most letters of newsletters per minute, over all communities; 0 for no limit.',
  },
  DNS_SERVER: {
    value: z
      .string()
      .regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])(:\d{1,5})?$/i, 'must be an IP address, with a port or without'),
    about: "DNS server that is asked for the records of communities' own domains; those of the system unless set.",
  },
  S3_ENDPOINT: {
    value: webAddress,
    about: 'S3 server with its bucket for stored files, instead of a folder in `DATA_DIR`.',
  },
  S3_REGION: { value: z.string(), default: 'auto', about: 'Region of the S3 server.' },
  S3_ACCESS_KEY: { value: z.string().min(1), about: 'Key of the S3 server.', isSecret: true },
  S3_SECRET_KEY: { value: z.string().min(1), about: 'Secret of the S3 server.', isSecret: true },
  REALTIME: {
    value: flag,
    about: 'Open the realtime socket; without it screens ask again by themselves. On in the demo.',
  },
  REDIS_URL: {
    value: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }),
    about:
      'Redis server over which the processes tell each other what the sockets carry. Without it the database does.',
    isSecret: true,
  },
  TELEGRAM_API_ROOT: {
    value: webAddress,
    default: 'https://api.telegram.org',
    about: 'Address of the Telegram Bot API.',
  },
  TELEGRAM_BOT_TOKEN: {
    value: z.string().min(1),
    about: 'Token of the Telegram bot; without it Telegram is off.',
    isSecret: true,
  },
  TELEGRAM_BOT_NAME: { value: z.string().min(1), about: 'Username of the Telegram bot, for links to it.' },
  TELEGRAM_LINK_ROOT: {
    value: webAddress,
    default: 'https://t.me',
    about: 'Address under which a browser opens the Telegram bot.',
  },
  TELEGRAM_WEBHOOK_SECRET: {
    value: z.string().regex(/^[\w-]{16,256}$/, 'must have 16 to 256 letters, digits, _ or -'),
    about: 'Secret that Telegram sends with each update to `/api/telegram/webhook`.',
    isSecret: true,
  },
  SLACK_API_ROOT: { value: webAddress, default: 'https://slack.com/api/', about: 'Address of the Slack Web API.' },
  DISCORD_API_ROOT: { value: webAddress, default: 'https://discord.com/api', about: 'Address of the Discord API.' },
  WEB_PUSH: { value: flag, default: 'false', about: 'Offer web push.' },
  VAPID_PUBLIC_KEY: {
    value: z.string().min(1),
    about:
      'Public key of web push (VAPID). Both keys are generated and stored in `DATA_DIR` unless set; required for `WEB_PUSH` in production.',
  },
  VAPID_PRIVATE_KEY: { value: z.string().min(1), about: 'Private key of web push.', isSecret: true },
  PUSH_TEST_ORIGIN: {
    value: webAddress,
    about: 'Origin of a push service on this machine, for tests. Refused in production.',
  },
  TRUST_PROXY: {
    value: proxies,
    default: 'false',
    about:
      'Proxies whose `X-Forwarded-*` headers count: how many stand in front (`1`), or their addresses and networks (`127.0.0.1, 10.0.0.0/8`).',
  },
  JOBS: { value: flag, default: 'true', about: 'Run jobs in this process.' },
  METRICS_TOKEN: {
    value: z.string().min(16, 'must have at least 16 characters'),
    about: 'Bearer token for `/metrics`. Without it only this machine has access, and in production nobody.',
    isSecret: true,
  },
  LOG_LEVEL: {
    value: z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
    about: 'Log level: `info`, with a line for each request, in production; else `warn`.',
  },
  SENTRY_DSN: { value: webAddress, about: 'Switches error reporting on.', isSecret: true },
  LINKEDIN_LOOKUP_URL: {
    value: webAddress,
    about: 'Service that looks up LinkedIn profiles for newcomers; without it they fill in their profile by hand.',
  },
  LINKEDIN_LOOKUP_KEY: { value: z.string().min(1), about: 'Bearer key of that service.', isSecret: true },
  EMBEDDING_URL: {
    value: webAddress,
    about:
      'OpenAI-compatible service that turns texts into vectors, such as `https://models.example/v1`; `/embeddings` is called there. Matching goes on without it. Goes together with `EMBEDDING_MODEL`.',
  },
  EMBEDDING_KEY: { value: z.string().min(1), about: 'Bearer key of that service, if it needs one.', isSecret: true },
  EMBEDDING_MODEL: { value: z.string().min(1), about: 'Model of that service.' },
  EMBEDDING_DIMENSION: {
    value: count(8, 4096),
    about:
      'Numbers per vector. Sent to the service and required of its replies, for models that can shorten their vectors; unless set, those of the model.',
  },
  EMBEDDING_TIMEOUT: {
    value: count(100, 120_000),
    default: '20000',
    about: 'How many milliseconds a reply of that service may take.',
  },
  EMBEDDING_RATE: { value: count(1, 1_000_000), default: '3000', about: 'Most texts per minute sent to that service.' },
  EMBEDDING_DAILY: {
    value: count(0, 100_000_000),
    default: '200000',
    about: 'Most texts per day (UTC) sent to that service, over all communities.',
  },
  EMBEDDING_DAILY_COMMUNITY: {
    value: count(0, 100_000_000),
    default: '50000',
    about: 'Most texts per day (UTC) sent to that service for one community.',
  },
  LANGUAGE_MODEL_URL: {
    value: webAddress,
    about:
      'OpenAI-compatible service that judges recommended pairs and words the reasons, such as `https://models.example/v1`; `/chat/completions` is called there, with texts of two profiles. Off unless set. Goes together with `LANGUAGE_MODEL_NAME`.',
  },
  LANGUAGE_MODEL_KEY: {
    value: z.string().min(1),
    about: 'Bearer key of that service, if it needs one.',
    isSecret: true,
  },
  LANGUAGE_MODEL_NAME: { value: z.string().min(1), about: 'Model of that service.' },
  LANGUAGE_MODEL_TIMEOUT: {
    value: count(100, 600_000),
    default: '60000',
    about: 'How many milliseconds a reply of that service may take.',
  },
  LANGUAGE_MODEL_RATE: {
    value: count(1, 1_000_000),
    default: '60',
    about: 'Most pairs per minute sent to that service, in groups of eight.',
  },
  LANGUAGE_MODEL_DAILY: {
    value: count(0, 100_000_000),
    default: '20000',
    about: 'Most pairs per day (UTC) sent to that service, over all communities.',
  },
  LANGUAGE_MODEL_DAILY_COMMUNITY: {
    value: count(0, 100_000_000),
    default: '5000',
    about: 'Most pairs per day (UTC) sent to that service for one community.',
  },
  ANALYTICS_URL: { value: webAddress, about: 'Endpoint for analytics events of the web app; off unless set.' },
  PUBLIC_IP_URL: {
    value: webAddress,
    about: 'Service that returns the IP address of a browser; not called unless set.',
  },
  GEO_COUNTRY_URL: {
    value: webAddress,
    about:
      'Service that returns the country of a browser. Not called unless set; in the demo the page `/dev/country` answers instead.',
  },
  API_ORIGIN: { value: webAddress, about: 'Origin of the API for the web app, if not its own.' },
  WEB_DEV: { value: webAddress, about: 'Address of the development server of the web app, set by `npm run dev`.' },
} as const satisfies Record<string, Setting>

type SettingName = keyof typeof settings
type WithDefault = { [K in SettingName]: (typeof settings)[K] extends { default: string } ? K : never }[SettingName]
type Values = { [K in WithDefault]: z.output<(typeof settings)[K]['value']> } & {
  [K in Exclude<SettingName, WithDefault>]?: z.output<(typeof settings)[K]['value']>
}

export type Config = Readonly<
  Values & {
    PUBLIC_URL: string
    DEMO: boolean
    REALTIME: boolean
    LOG_LEVEL: string
    SESSION_SECRET: string
    isProduction: boolean
  }
>

/** All configuration problems, as sentences for the person who starts the server. */
export class ConfigurationError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${problems.map(p => `  ${p}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** Reads the environment once. `storedSecret` is the session secret generated at the first start outside production. */
export function readConfig(environment: NodeJS.ProcessEnv, storedSecret?: string): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    const raw = environment[name]?.trim() || setting.default
    if (raw === undefined) continue
    const parsed = setting.value.safeParse(raw)
    if (parsed.success) values[name] = parsed.data
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}${shown(setting, raw)}`)
  }
  const isProduction = values.NODE_ENV === 'production'
  values.PUBLIC_URL ??= `http://localhost:${values.PORT}`
  values.DEMO ??= !isProduction
  values.REALTIME ??= values.DEMO
  values.LOG_LEVEL ??= isProduction ? 'info' : 'warn'
  if (isProduction) problems.push(...insecure(values))
  if (values.DEMO_PROVIDER === true && !values.DEMO && !isProduction) problems.push('DEMO_PROVIDER needs DEMO')
  const hasS3 = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'].filter(name => values[name] !== undefined)
  if (hasS3.length > 0 && hasS3.length < 3) problems.push('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY go together')
  if ((values.VAPID_PUBLIC_KEY === undefined) !== (values.VAPID_PRIVATE_KEY === undefined))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together')
  if ((values.EMBEDDING_URL === undefined) !== (values.EMBEDDING_MODEL === undefined))
    problems.push('EMBEDDING_URL and EMBEDDING_MODEL go together')
  if ((values.LANGUAGE_MODEL_URL === undefined) !== (values.LANGUAGE_MODEL_NAME === undefined))
    problems.push('LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME go together')
  if (problems.length > 0) throw new ConfigurationError(problems)
  values.SESSION_SECRET ??= storedSecret ?? randomBytes(32).toString('hex')
  return Object.freeze({ ...(values as Values), isProduction }) as Config
}

function shown(setting: Setting, raw: string): string {
  return setting.isSecret ? '' : ` (it is "${raw.slice(0, 80)}")`
}

function insecure(values: Record<string, unknown>): string[] {
  const problems: string[] = []
  if (values.SESSION_SECRET === undefined) problems.push('SESSION_SECRET must be set in production')
  if (values.DATABASE_URL === undefined) problems.push('DATABASE_URL must be set in production')
  if (!String(values.PUBLIC_URL).startsWith('https://'))
    problems.push('PUBLIC_URL must be set in production, with https://')
  if (values.DEMO === true) problems.push('DEMO must not be on in production: its passwords are public')
  if (values.DEMO_PROVIDER === true)
    problems.push('DEMO_PROVIDER must not be on in production: it lets anyone be anybody')
  if (values.WEB_PUSH === true && values.VAPID_PUBLIC_KEY === undefined && values.VAPID_PRIVATE_KEY === undefined)
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set in production for WEB_PUSH')
  if (values.PUSH_TEST_ORIGIN !== undefined) problems.push('PUSH_TEST_ORIGIN must not be set in production')
  if (values.WEB_DEV !== undefined) problems.push('WEB_DEV must not be set in production')
  return problems
}
