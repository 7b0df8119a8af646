import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { invitationsPerRecipient } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { commands, type Options } from './command-line.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { authConfig: [{ authType: 'EMAIL' }, { authType: 'NONE' }] })
})
afterAll(() => t.stop())

const run = async (name: string, options: Options): Promise<string> => {
  let lines: string[] = []
  await t.app.openScope(here.id, true, async scope => {
    lines = (await commands[name]?.run(scope, options)) ?? []
  })
  return lines.join('\n')
}
const login = (email: string, password: string) =>
  t.call(api.session.login, { authType: 'EMAIL', email, password }, { host: here.host })

test('admin: makes a user an admin, who sets a password with the printed link', async () => {
  const said = await run('admin', { email: ' Anna@Example.com ' })
  const code = new URL(/http\S+/.exec(said)?.[0] ?? '').searchParams.get('code') as string
  await t.call(api.recovery.confirmRecovery, { code, password: 'a kettle on the hob' }, { host: here.host })
  const { body } = await login('anna@example.com', 'a kettle on the hob')
  const { body: user } = await t.call(api.user.getCurrent, {}, { host: here.host, token: body.token })
  expect(user).toMatchObject({ role: 'ROLE_ADMIN', email: 'anna@example.com' })
  expect(await run('admin', { email: 'anna@example.com' })).not.toContain('http')
})

test('code: prints an access code that signs in', async () => {
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await run('code', { label: 'Speakers', uses: 1 }))?.[0] ?? ''
  const enter = (email: string) =>
    t.call(api.session.login, { authType: 'NONE', token: code, email }, { host: here.host })
  expect((await enter('one@example.com')).status).toBe(200)
  expect((await enter('two@example.com')).failure.name).toBe('INVALID_CODE')
  await expect(run('code', {})).rejects.toThrow('--label')
})

test('invitation: prints a link to a valid invitation', async () => {
  const code = new URL(/http\S+/.exec(await run('invitation', {}))?.[0] ?? '').searchParams.get('code') as string
  expect((await t.call(api.invitation.preview, { code }, { host: here.host })).status).toBe(200)
})

test('invitation: says why when the address has had enough of them', async () => {
  for (let nth = 0; nth < invitationsPerRecipient.count; nth++) await run('invitation', { email: 'guest@example.com' })
  await expect(run('invitation', { email: 'guest@example.com' })).rejects.toThrow('several invitations')
})

test('block and unblock: block an account in all communities, and undo it', async () => {
  const user = await buildUser(t)
  const { body } = await login(user.email, user.password)
  await run('block', { email: user.email })
  expect((await t.call(api.user.getCurrent, {}, { host: here.host, token: body.token })).status).toBe(401)
  expect((await login(user.email, user.password)).failure.name).toBe('ACCESS_DENIED')
  await run('unblock', { email: user.email })
  expect((await login(user.email, user.password)).status).toBe(200)
  await expect(run('block', { email: 'nobody@example.com' })).rejects.toThrow('no account')
})
