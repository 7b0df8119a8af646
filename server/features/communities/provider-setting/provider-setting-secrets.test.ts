import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { seal, unseal } from '#server/platform/http/seal.ts'
import { type StartedWorld, startWorld } from '#server/testing/build-world.ts'
import { makeSender, type Sender } from '#server/testing/sender.ts'
import { sampledCalls } from '#server/testing/slices.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

let started: StartedWorld
let sender: Sender
beforeAll(async () => {
  started = await startWorld({ log })
  sender = makeSender(started)
})
afterAll(() => started?.t.stop())

const botToken = 'xoxb-bot-of-the-workspace'
const clientSecret = 'a secret of the login service'

/** Every secret of the community, made as managers make them, with what is public beside it. */
async function makeSecrets(): Promise<Record<string, string>> {
  const { t, world, tokens } = started
  const as = { host: world.here.host, token: tokens.admin ?? '' }
  const secret = { SESSION_SECRET: t.config.SESSION_SECRET }
  const addresses = { issuer: 'http://127.0.0.1:9', codeUrl: 'http://127.0.0.1:9/a' }
  const rest = { tokenUrl: 'http://127.0.0.1:9/token', userInfoUrl: 'http://127.0.0.1:9/me' }
  const provider = { ...addresses, ...rest, clientId: 'client-of-the-search', secret: clientSecret }
  expect((await t.call(api.providerSetting.save, provider, as)).status).toBe(200)
  // The addresses do not answer, which is logged.
  expect((await t.call(api.providerSetting.check, {}, as)).status).toBe(200)
  const webhook = await t.call(
    api.webhook.create,
    { url: 'https://hooks.example/search', kinds: ['participant.joined'] },
    as,
  )
  const renewed = await t.call(api.webhook.renewSecret, { id: webhook.body.webhook.id }, as)
  const token = await t.call(api.apiToken.create, { name: 'Search', scopes: ['members:read'], days: 30 }, as)
  // One with a key of its own, instead of that of the samples.
  await t.call(api.sender.remove, {}, as)
  expect((await t.call(api.sender.request, { address: 'search@club.example' }, as)).status).toBe(200)
  const [key] = await t.owner`select dkim_private_key from sender where community_id = ${world.here.id}`
  const sealedBot = seal(botToken, t.config.SESSION_SECRET)
  await t.owner`
    insert into messenger_workspace (community_id, channel, sealed_token, workspace_id, workspace_name, room_id, connected_by, connected_at)
    values (${world.here.id}, 'SLACK', ${sealedBot}, 'W1', 'Tea', '', ${world.people.admin.participantId}, ${t.clock.now()})
    on conflict (community_id, channel) do update set sealed_token = excluded.sealed_token, workspace_name = excluded.workspace_name`
  const privateKey = unseal(key?.dkimPrivateKey, t.config.SESSION_SECRET) ?? ''
  const installation = ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET', 'MAIL_WEBHOOK_SECRET', 'ADMIN_SECRET'] as const
  const configured = installation.flatMap(name => {
    const value = t.config[name]
    return value ? [[name, value]] : []
  })
  return {
    ...secret,
    ...Object.fromEntries(configured),
    provider: clientSecret,
    basic: Buffer.from(`client-of-the-search:${clientSecret.replaceAll(' ', '+')}`).toString('base64'),
    webhook: webhook.body.secret,
    renewedWebhook: renewed.body.secret,
    apiToken: token.body.token,
    privateKey: privateKey.split('\n')[1] ?? '',
    workspace: botToken,
  }
}

test('no secret of a community comes out of any reading call, the audit log, an export or the log', async () => {
  const secrets = await makeSecrets()
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(5)
  const replies: Record<string, string> = {}
  for (const [call, sampled] of sampledCalls) {
    if (sampled.row.method !== 'GET') continue
    for (const actor of ['admin', sampled.sample.actor ?? 'member'] as const) {
      const { body } = await sender.ask({ ...sender.request(sampled), actor })
      replies[`${call} as ${actor}`] = body
    }
  }
  expect(Object.keys(replies).length).toBeGreaterThan(100)
  // What is public beside the secrets is there: the search looks in the right places.
  expect(replies['GET /api/admin/provider as admin']).toContain('client-of-the-search')
  expect(replies['GET /api/admin/changes as admin']).toContain('search@club.example')
  expect(replies['GET /api/admin/messengers as admin']).toContain('Tea')
  expect(replies['GET /api/users/export as admin']).toContain('exportedAt')
  expect(logged.join('')).toContain('an address of a provider does not answer')
  const found = Object.entries(secrets).flatMap(([name, secret]) => [
    ...Object.entries(replies).flatMap(([call, body]) => (body.includes(secret) ? [`${name}: ${call}`] : [])),
    ...logged.flatMap(line => (line.includes(secret) ? [`${name}: log ${line.slice(0, 200)}`] : [])),
  ])
  expect(found).toEqual([])
})
