import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { call } from '../api.ts'
import { readLetter } from '../mailbox.ts'
import { adminSecret } from '../server-setup.ts'
import { expect } from '../test.ts'

export const password = 'warm-kettle-and-honey-7'
export type Person = { email: string; password: string }
export type Account = Person & { token: string }

/** An address that no other story has. */
export const newEmail = (who = 'guest'): string => `${who}.${randomUUID().slice(0, 8)}@stories.example`

/** Somebody with an account and a password, who has agreed to the policy and has no profile yet. */
export async function register(request: APIRequestContext, community: string, who?: string): Promise<Person> {
  const person = { email: newEmail(who), password }
  const answer = await call(request, community, '/api/auth/register-user', {
    data: { ...person, policyAccepted: true },
  })
  expect(answer.status()).toBeLessThan(300)
  return person
}

/** Somebody who may open every screen of members and manage the community as well. */
export async function registerAdmin(request: APIRequestContext, community: string): Promise<Person> {
  const person = { email: newEmail('admin'), password }
  const answer = await call(request, community, `/api/auth/register-admin?secret=${adminSecret}`, { data: person })
  expect(answer.status()).toBeLessThan(300)
  return person
}

/** The token of a session that is opened beside the browser. */
export async function tokenOf(request: APIRequestContext, community: string, person: Person): Promise<string> {
  const answer = await call(request, community, '/api/auth/login', { data: { authType: 'EMAIL', ...person } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Somebody with a session and a confirmed address, who has no profile yet. */
export async function openAccount(request: APIRequestContext, community: string, who: string): Promise<Account> {
  const person = await register(request, community, who)
  const { link } = await readLetter(request, community, person.email)
  const code = link.searchParams.get('code') ?? ''
  expect((await call(request, community, '/api/auth/confirm-email', { data: { code, password } })).status()).toBe(200)
  return { ...person, token: await tokenOf(request, community, person) }
}
