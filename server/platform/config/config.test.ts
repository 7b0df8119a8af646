import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig, settings } from './config.ts'

const secret = 'a secret of more than thirty-two characters'
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  DATABASE_URL: 'postgres://app:hidden-password@db.example/app',
  PUBLIC_URL: 'https://example.com',
}

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
}

describe('the configuration', () => {
  test('works outside production with no variable set', () => {
    expect(readConfig({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: true,
      JOBS: true,
      REALTIME: true,
      LOG_LEVEL: 'warn',
      isProduction: false,
    })
    expect(readConfig({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000')
  })

  test('treats an empty or blank variable as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '  ', DEMO: '' })).toMatchObject({ PORT: 3000, DEMO: true })
    expect(readConfig({ SMTP_URL: ' ' }).SMTP_URL).toBeUndefined()
  })

  test.each(['true', '1', 'yes', 'on', 'TRUE'])('reads %s as true', word => {
    expect(readConfig({ REALTIME: word }).REALTIME).toBe(true)
  })

  test.each(['false', '0', 'no', 'off'])('reads %s as false', word => {
    expect(readConfig({ DEMO: word }).DEMO).toBe(false)
  })

  test.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10', 10],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8 ::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('reads TRUST_PROXY=%s as %o', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(proxies)
  })

  test('is frozen once read', () => {
    const config = readConfig({})
    expect(() => Object.assign(config, { DEMO: false })).toThrow(TypeError)
  })

  test('takes SESSION_SECRET from the environment, else the stored secret, else a random one', () => {
    expect(readConfig({}, 'kept').SESSION_SECRET).toBe('kept')
    expect(readConfig({ SESSION_SECRET: secret }, 'kept').SESSION_SECRET).toBe(secret)
    expect(readConfig({}).SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/)
  })
})

const trustProxy =
  'TRUST_PROXY must be the number of proxies in front (1), or their addresses and networks (127.0.0.1, 10.0.0.0/8), or false'

const wrong: [environment: NodeJS.ProcessEnv, problem: string][] = [
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production (it is "prod")'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535 (it is "http")'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535 (it is "70000")'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535 (it is "-1")'],
  [{ PORT: '80.5' }, 'PORT must be a number from 0 to 65535 (it is "80.5")'],
  [
    { PUBLIC_URL: 'example.com' },
    'PUBLIC_URL must be an address that begins with http:// or https:// (it is "example.com")',
  ],
  [
    { PUBLIC_URL: 'javascript:1' },
    'PUBLIC_URL must be an address that begins with http:// or https:// (it is "javascript:1")',
  ],
  [
    { DEFAULT_COMMUNITY: 'our club' },
    'DEFAULT_COMMUNITY must be the label of a community: letters, digits and hyphens (it is "our club")',
  ],
  [{ DATABASE_URL: 'mysql://root:hush@db' }, 'DATABASE_URL must begin with postgres://'],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a number from 2 to 200 (it is "1")'],
  [{ SESSION_SECRET: 'hush' }, 'SESSION_SECRET must have at least 32 characters'],
  [{ ADMIN_SECRET: 'hush' }, 'ADMIN_SECRET must have at least 32 characters'],
  [{ DEMO: 'maybe' }, 'DEMO must be true or false (it is "maybe")'],
  [{ DEMO: 'false', DEMO_PROVIDER: 'true' }, 'DEMO_PROVIDER needs DEMO'],
  [
    { GOOGLE_ISSUER: 'accounts.google.com' },
    'GOOGLE_ISSUER must be an address that begins with http:// or https:// (it is "accounts.google.com")',
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp:// or smtps://'],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be an email address (it is "us")'],
  [{ S3_ENDPOINT: 'https://s3.example/bucket' }, 'S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY go together'],
  [{ REALTIME: '2' }, 'REALTIME must be true or false (it is "2")'],
  [{ WEB_PUSH: 'sure' }, 'WEB_PUSH must be true or false (it is "sure")'],
  [{ VAPID_PUBLIC_KEY: 'key' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together'],
  ...['true', 'yes', 'all', '11', '-1', '1.5', '10.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', '10.0.0.1, proxy'].map(
    (text): [NodeJS.ProcessEnv, string] => [{ TRUST_PROXY: text }, `${trustProxy} (it is "${text}")`],
  ),
  [{ JOBS: 'x' }, 'JOBS must be true or false (it is "x")'],
  [{ METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error or silent (it is "loud")'],
  [{ SENTRY_DSN: 'hush' }, 'SENTRY_DSN must be an address that begins with http:// or https://'],
  [{ EMBEDDING_URL: 'http://127.0.0.1:8080/v1' }, 'EMBEDDING_URL and EMBEDDING_MODEL go together'],
  [{ LANGUAGE_MODEL_URL: 'http://127.0.0.1:8080/v1' }, 'LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME go together'],
  [{ EMBEDDING_DIMENSION: '7' }, 'EMBEDDING_DIMENSION must be a number from 8 to 4096 (it is "7")'],
  [{ ANALYTICS_URL: '/in' }, 'ANALYTICS_URL must be an address that begins with http:// or https:// (it is "/in")'],
]

describe('an invalid variable', () => {
  test.each(wrong)('%o is reported in one sentence', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem])
  })

  test('is reported together with all other invalid ones', () => {
    const message = (() => {
      try {
        readConfig({ PORT: 'x', LOG_LEVEL: 'y', SESSION_SECRET: 'z' })
      } catch (error) {
        return (error as Error).message
      }
    })()
    expect(message).toBe(`The configuration has problems:
  PORT must be a number from 0 to 65535 (it is "x")
  SESSION_SECRET must have at least 32 characters
  LOG_LEVEL must be trace, debug, info, warn, error or silent (it is "y")`)
  })

  test('is never printed when it is a secret', () => {
    const secrets = Object.entries(settings).filter(([, setting]) => 'isSecret' in setting && setting.isSecret)
    expect(secrets.map(([name]) => name)).toEqual([
      'DATABASE_URL',
      'SESSION_SECRET',
      'ADMIN_SECRET',
      'SMTP_URL',
      'MAIL_WEBHOOK_SECRET',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'REDIS_URL',
      'TELEGRAM_BOT_TOKEN',
      'TELEGRAM_WEBHOOK_SECRET',
      'VAPID_PRIVATE_KEY',
      'METRICS_TOKEN',
      'SENTRY_DSN',
      'LINKEDIN_LOOKUP_KEY',
      'EMBEDDING_KEY',
      'LANGUAGE_MODEL_KEY',
    ])
    for (const [name] of secrets) expect(problemsOf({ [name]: 'hush' }).join()).not.toContain('hush')
  })
})

describe('production', () => {
  test('starts when everything required is set', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, DEMO: false, LOG_LEVEL: 'info' })
  })

  test.each([
    [{ SESSION_SECRET: undefined }, 'SESSION_SECRET must be set in production'],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL must be set in production'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must be set in production, with https://'],
    [{ PUBLIC_URL: 'http://example.com' }, 'PUBLIC_URL must be set in production, with https://'],
    [{ DEMO: 'true' }, 'DEMO must not be on in production: its passwords are public'],
    [{ DEMO_PROVIDER: 'true' }, 'DEMO_PROVIDER must not be on in production: it lets anyone be anybody'],
    [{ WEB_PUSH: 'true' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set in production for WEB_PUSH'],
    [{ PUSH_TEST_ORIGIN: 'http://127.0.0.1:9' }, 'PUSH_TEST_ORIGIN must not be set in production'],
    [{ WEB_DEV: 'http://localhost:5173' }, 'WEB_DEV must not be set in production'],
  ])('refuses %o', (change, problem) => {
    expect(problemsOf({ ...production, ...change })).toEqual([problem])
  })

  test('reports all insecure settings at once', () => {
    expect(problemsOf({ NODE_ENV: 'production', DEMO: 'true' })).toHaveLength(4)
  })
})
