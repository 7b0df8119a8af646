import type { APIRequestContext } from '@playwright/test'
import { at, expect } from './test.ts'

export type ReadLetter = { id: string; text: string; link: URL; code: string }

/** What the mailbox of a community holds is read by naming the host: not every system knows the names under localhost. */
export async function openMailbox(request: APIRequestContext, community: string, path: string): Promise<string> {
  const url = new URL(path, process.env.STORIES_URL)
  return (await request.get(url.href, { headers: { host: new URL(at(community)).host } })).text()
}

/** The newest letter to an address, once it is there; with `after`, one that is newer than that. */
export async function readLetter(
  request: APIRequestContext,
  community: string,
  email: string,
  after?: ReadLetter,
): Promise<ReadLetter> {
  let id: string | undefined
  await expect
    .poll(async () => {
      const items = (await openMailbox(request, community, '/dev/mailbox')).split('<li>').slice(1)
      id = /\/dev\/mailbox\/([0-9a-f-]+)/.exec(items.find(item => item.includes(email)) ?? '')?.[1]
      return id !== undefined && id !== after?.id
    }, `a letter to ${email}`)
    .toBe(true)
  const text = await openMailbox(request, community, `/dev/mailbox/${id}/text`)
  const [address = 'http://none'] = /http:\/\/\S+\?(?:code|url_auth_token)=\S+/.exec(text) ?? []
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? []
  return { id: id ?? '', text, link: new URL(address), code }
}
