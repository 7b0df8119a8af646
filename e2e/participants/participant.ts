import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import type { Question } from '#contract/participants/question.ts'
import { demoLogins, demoPassword } from '#demo/logins.ts'
import { openMailbox, readLetter } from '../mailbox.ts'
import { call, type Person, register, tokenOf } from '../auth/account.ts'
import { at, expect } from '../test.ts'

/** A word that no other story has. */
export const newWord = (): string => `q${randomUUID().slice(0, 7)}`

export type Account = Person & { token: string }
export type Member = Account & { id: string; slug: string; lastName: string }

/** Somebody with a session and no profile yet, whose address is confirmed. */
export async function openAccount(request: APIRequestContext, community: string, who: string): Promise<Account> {
  const person = await register(request, community, who)
  const { link } = await readLetter(request, community, person.email)
  const code = link.searchParams.get('code') ?? ''
  expect((await call(request, community, '/api/auth/confirm-email', { data: { code } })).status()).toBe(200)
  return { ...person, token: await tokenOf(request, community, person) }
}

/** Somebody of the demo, by the part that they play there. */
export async function tokenOfDemo(request: APIRequestContext, community: string, role: string): Promise<string> {
  const email = demoLogins.find(each => each.communityDomain === community && each.role === role)?.email ?? ''
  return tokenOf(request, community, { email, password: demoPassword })
}

/** A member of their own for the story, made through the calls that the screens make. */
export async function makeMember(
  request: APIRequestContext,
  community: string,
  profile: Partial<ProfileInput> = {},
): Promise<Member> {
  const account = await openAccount(request, community, 'member')
  const { token } = account
  const lastName = `Q${newWord()}`
  const given = {
    firstName: 'Vera',
    lastName,
    about: 'I bake bread for three cafés and keep their books.',
    lookingFor: 'Someone who knows how to sell bread by subscription.',
    contacts: [
      { type: 'EMAIL', value: account.email },
      { type: 'LINKEDIN', value: `https://www.linkedin.com/in/${lastName}` },
      { type: 'TELEGRAM', value: `@${lastName}` },
    ],
    ...profile,
  }
  await send(request, community, '/api/participant/update-answers', token, {
    answers: await requiredAnswers(request, community, token),
  })
  await send(request, community, '/api/participant/draft', token, { step: 'avatar', profile: given })
  const user = await read(request, community, '/api/current-user', token)
  const made = await send(request, community, '/api/participant/create', token, { userId: user.userId })
  return { ...account, id: made.id, slug: made.slug, lastName }
}

async function requiredAnswers(request: APIRequestContext, community: string, token: string) {
  const questions: Question[] = await read(request, community, '/api/participant/questions', token)
  return questions
    .filter(({ isRequired }) => isRequired)
    .map(({ id, type, options }) => ({
      questionId: id,
      text: type === 'YEAR' ? '2015' : '',
      options: options.slice(0, 1).map(option => option.id),
    }))
}

export async function read(request: APIRequestContext, community: string, path: string, token: string) {
  const answer = await call(request, community, path, { token, method: 'GET' })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

export async function send(
  request: APIRequestContext,
  community: string,
  path: string,
  token: string,
  data: object,
  method: 'POST' | 'PATCH' = 'POST',
) {
  const answer = await call(request, community, path, { token, data, method })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** Opens a page as somebody whose session was made beside the browser. */
export async function openAs(page: Page, community: string, { token }: { token: string }, path: string): Promise<void> {
  await page.addInitScript(known => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('token', known)
    sessionStorage.setItem('arrived', 'yes')
  }, token)
  await page.goto(at(community, path))
}

/** The letter to an address that says this, once it is there. */
export async function expectLetter(request: APIRequestContext, community: string, email: string, words: string) {
  await expect
    .poll(async () => {
      const items = (await openMailbox(request, community, '/dev/mailbox')).split('<li>').slice(1)
      const ids = items
        .filter(item => item.includes(email))
        .flatMap(item => /\/dev\/mailbox\/([0-9a-f-]+)/.exec(item)?.[1] ?? [])
      const texts = await Promise.all(ids.map(id => openMailbox(request, community, `/dev/mailbox/${id}/text`)))
      return texts.some(text => text.includes(words))
    }, `a letter to ${email} that says "${words}"`)
    .toBe(true)
}
