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

const textOf = (request: APIRequestContext, community: string, id: string): Promise<string> =>
  fetchText(request, community, `/dev/mailbox/${id}/text`)

/** Waits for the newest letter to an address; with `after`, for one that is newer than that. */
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
  const text = await textOf(request, community, id ?? '')
  const [address = 'http://none'] = /http:\/\/\S+\?(?:code|url_auth_token)=\S+/.exec(text) ?? []
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? []
  return { id: id ?? '', text, link: new URL(address), code }
}

/** Waits for the letter to an address that contains these words, among others that may come before and after it. */
export async function readLetterWith(
  request: APIRequestContext,
  community: string,
  email: string,
  words: string,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const ids = await listIds(request, community, email)
      const texts = await Promise.all(ids.map(id => textOf(request, community, id)))
      found = texts.find(text => text.includes(words))
      return found !== undefined
    }, `a letter to ${email} that says "${words}"`)
    .toBe(true)
  return found ?? ''
}
