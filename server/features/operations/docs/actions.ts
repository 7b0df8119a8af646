import { api } from '#contract/capabilities.ts'
import { openApi } from '#contract/openapi.ts'
import type { docsApi } from '#contract/operations/docs.ts'
import type { Action } from '#server/platform/http/context.ts'
import { docsPage } from './docs-page.ts'

type Api = typeof docsApi

export const getOpenApi: Action<Api['getOpenApi']> = async (_input, { community }) => ({
  type: 'application/json; charset=utf-8',
  cache: 'short',
  body: JSON.stringify(openApi(api, community.communityUrl)),
})

export const read: Action<Api['read']> = async (_input, { community }) => ({
  type: 'text/html; charset=utf-8',
  cache: 'short',
  body: docsPage(api, community.communityUrl),
})
