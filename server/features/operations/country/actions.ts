import type { FileReply } from '#contract/endpoint.ts'
import type { countryApi } from '#contract/operations/country.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { countryPage, countryPolicy } from './country-page.ts'
import { countryOf, isOffered } from './rules.ts'

type Api = typeof countryApi

const cookieName = 'demo-country'
const current = ({ request, lang }: VisitorContext) => countryOf(request.cookies[cookieName], lang)

export const read: Action<Api['read']> = async (_input, ctx) => page(ctx, current(ctx))

export const choose: Action<Api['choose']> = async ({ form }, ctx) => {
  const country = new URLSearchParams(form).get('country') ?? ''
  ensure(isOffered(country), 'NOT_FOUND')
  return { ...page(ctx, country), cookie: `${cookieName}=${country}; Path=/dev; SameSite=Lax; HttpOnly` }
}

export const find: Action<Api['find']> = async (_input, ctx) => ({ country: current(ctx) })

const page = ({ community, lang }: VisitorContext, country: string): FileReply => ({
  type: 'text/html; charset=utf-8',
  cache: 'never',
  policy: countryPolicy,
  body: countryPage(community, lang, country),
})
