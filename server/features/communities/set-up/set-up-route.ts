import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { words } from '#contract/capabilities.ts'
import { isReservedLabel } from '#contract/communities/reserved-labels.ts'
import { type Language, languages } from '#contract/languages.ts'
import { hashOperatorPassword } from '#server/features/auth/command-line/actions.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { acceptedLanguage } from '#server/platform/http/language.ts'
import { enforceLimit } from '#server/platform/http/limit.ts'
import type { Platform } from '#server/platform/http/scope.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import type { Template } from '../page/page-template.ts'
import { createFirstCommunity, isSetUpSecret } from './actions.ts'
import { emptyForm, readSetUpForm, type SetUpField } from './set-up-form.ts'
import { type SetUpPage, setUpDone, setUpForm } from './set-up-page.ts'

/** Routes of the set-up page. They are not part of the contract: a call belongs to a community, and here there is none. */
export const setUpPath = '/set-up'

type Options = {
  platform: Platform
  communities: { default(): Promise<unknown>; forget(): void }
  template(): Promise<Template>
}

/** Receives the form; `page` shows it at every address while there is no community. */
export function addSetUp(
  app: FastifyInstance,
  { platform, communities, template }: Options,
): { page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> } {
  const { config, sql, clock } = platform
  const fontsOf = async () => (await template().catch(() => null))?.fonts ?? []
  const answer = (reply: FastifyReply, status: number, { html, headers }: SetUpPage) =>
    reply.code(status).headers(headers).send(html)

  app.post(setUpPath, async (request, reply) => {
    if (await communities.default()) return reply.redirect('/', 303)
    const lang = languageOf(request)
    const now = clock.now()
    const read = readSetUpForm(request.body, lang)
    const again = async (status: number, problems: Partial<Record<SetUpField, string>>, notice?: string) => {
      const shown = { lang, entered: read.entered, problems, publicUrl: config.PUBLIC_URL, fonts: await fontsOf() }
      return answer(reply, status, setUpForm({ ...shown, ...(notice ? { notice } : {}) }))
    }
    const isLimited = await enforceLimit(sql, 'setUp', { address: request.ip, userId: null }, now).then(
      () => false,
      error => {
        if (error instanceof Failure) return true
        throw error
      },
    )
    if (isLimited) return again(429, {}, words[lang].setUp.tooManyTries)
    if ('problems' in read) return again(400, read.problems)
    const { input } = read
    if (isReservedLabel(input.domain)) return again(409, { domain: failureMessage(lang, 'DOMAIN_RESERVED') })
    // Before the password is hashed, which is work that nobody without the secret may cause.
    if (!(await isSetUpSecret(sql, input.secret))) return again(403, { secret: words[lang].setUp.wrongSecret })
    try {
      const passwordHash = await hashOperatorPassword(input.email, input.password)
      const founded = await createFirstCommunity(platform, {
        input,
        passwordHash,
        reader: lang,
        now,
        log: request.log,
      })
      communities.forget()
      if (!founded) return reply.redirect('/', 303)
      return answer(reply, 200, setUpDone({ lang, ...founded, email: input.email, fonts: await fontsOf() }))
    } catch (error) {
      const name = error instanceof Failure ? error.failure : undefined
      if (name === 'COMMON_PASSWORD') return again(400, { password: failureMessage(lang, name) })
      if (name === 'FORBIDDEN') return again(403, { secret: words[lang].setUp.wrongSecret })
      throw error
    }
  })

  return {
    async page(request, reply) {
      const lang = languageOf(request)
      const form = { lang, entered: emptyForm(lang), publicUrl: config.PUBLIC_URL, fonts: await fontsOf() }
      return answer(reply, 200, setUpForm(form))
    },
  }
}

/** Chosen on the page, else the browser's. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as Record<string, unknown>
  const accepted = () => acceptedLanguage(request.headers['accept-language'], [...languages])
  return languages.find(language => language === lang) ?? accepted() ?? 'en'
}
