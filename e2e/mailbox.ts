import type { APIRequestContext } from '@playwright/test'
import { requestTo } from './address.ts'
import { expect } from './test.ts'

export type ReadLetter = { id: string; text: string; link: URL; code: string }

async function fetchText(request: APIRequestContext, community: string, path: string): Promise<string> {
  const { url, headers } = requestTo(community, path)
  return (await request.get(url, { headers })).text()
}

/** The ids of the letters to an address, newest first. */
async function listIds(request: APIRequestContext, community: string, email: string): Promise<string[]> {
  const items = (await fetchText(request, community, '/dev/mailbox')).split('<li>').slice(1)
  return items
    .filter(item => item.includes(email))
    .flatMap(item => /\/dev\/mailbox\/([0-9a-f-]+)/.exec(item)?.[1] ?? [])
}

async function readText(request: APIRequestContext, community: string, id: string): Promise<ReadLetter> {
  const text = await fetchText(request, community, `/dev/mailbox/${id}/text`)
  const [address = 'http://none'] = /http:\/\/\S+\?(?:code|url_auth_token)=\S+/.exec(text) ?? []
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? []
  return { id, text, link: new URL(address), code }
}

/**
 * Waits for the newest letter to an address that only this story has; with `after`, for one that is newer than that.
 * Others may get letters from other stories at any time: readLetterWith.
 */
export async function readLetter(
  request: APIRequestContext,
  community: string,
  email: string,
  after?: ReadLetter,
): Promise<ReadLetter> {
  let id: string | undefined
  await expect
    .poll(async () => {
      id = (await listIds(request, community, email))[0]
      return id !== undefined && id !== after?.id
    }, `a letter to ${email}`)
    .toBe(true)
  return readText(request, community, id ?? '')
}

/** All letters to an address, newest first. */
export async function listLetters(request: APIRequestContext, community: string, email: string): Promise<ReadLetter[]> {
  const ids = await listIds(request, community, email)
  return Promise.all(ids.map(id => readText(request, community, id)))
}

/** Waits for the newest letter to an address that contains these words, among others that may come before and after it. */
export async function readLetterWith(
  request: APIRequestContext,
  community: string,
  email: string,
  words: string,
): Promise<ReadLetter> {
  let found: ReadLetter | undefined
  await expect
    .poll(async () => {
      found = (await listLetters(request, community, email)).find(({ text }) => text.includes(words))
      return found !== undefined
    }, `a letter to ${email} that says "${words}"`)
    .toBe(true)
  return found as ReadLetter
}
