import type { APIRequestContext, APIResponse } from '@playwright/test'
import { requestTo } from './address.ts'

type Sent = { data?: object; token?: string; method?: 'GET' | 'POST' | 'PATCH' }

/** A call of the API, made beside the browser. */
export function call(
  request: APIRequestContext,
  community: string,
  path: string,
  { data, token, method = 'POST' }: Sent = {},
): Promise<APIResponse> {
  const { url, headers } = requestTo(community, path)
  const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
  return request.fetch(url, { method, headers: sent, ...(data && { data }) })
}

/** What a call answers; anything but 200 ends the story. */
async function bodyOf(path: string, answer: APIResponse) {
  if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

export async function read(request: APIRequestContext, community: string, path: string, token: string) {
  return bodyOf(path, await call(request, community, path, { token, method: 'GET' }))
}

export async function send(
  request: APIRequestContext,
  community: string,
  path: string,
  token: string,
  data: object,
  method: 'POST' | 'PATCH' = 'POST',
) {
  return bodyOf(path, await call(request, community, path, { token, data, method }))
}
