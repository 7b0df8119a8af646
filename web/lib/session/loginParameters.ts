import { stored } from '../browser/storage.ts'
import { isOwnPath } from './redirects.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const chatId = /^-?\d{1,20}$/

/** Saves the query parameters of a login link until a sign-in succeeds, by whatever method and over however many screens. */
export function saveLoginParameters(search: string): void {
  const query = new URLSearchParams(search)
  const target = returnTarget(query.get('backTo'))
  if (target) stored.redirectAfterLogin.set(target)
  const introFor = query.get('introFor')
  if (introFor && id.test(introFor)) stored.introFor.set(introFor)
  keepTelegram(query)
}

function keepTelegram(query: URLSearchParams): void {
  const chat = query.get('telegramChatId')
  const nonce = query.get('telegramNonce')
  const username = query.get('telegramUsername')
  if (!chat || !nonce || !chatId.test(chat)) return
  stored.telegram.set({ chatId: chat, nonce, ...(username ? { username } : {}) })
}

/** A path of this site, or an absolute address elsewhere, which is followed only after the server has issued a ticket for it. */
export function returnTarget(target: string | null): string | null {
  if (isOwnPath(target)) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  if (url.origin !== location.origin) return url.href
  const path = url.pathname + url.search + url.hash
  return isOwnPath(path) ? path : null
}

/** The saved parameters as every call that signs in takes them. */
export function loginInput(): { backTo?: string; introFor?: string } {
  const backTo = returnTarget(stored.redirectAfterLogin.get())
  const introFor = stored.introFor.get()
  return { ...(backTo ? { backTo } : {}), ...(introFor ? { introFor } : {}) }
}

/** The saved parameters, removed: they serve one sign-in. */
export function takeLoginParameters() {
  const target = returnTarget(stored.redirectAfterLogin.get())
  const parameters = {
    returnPath: isOwnPath(target) ? target : null,
    returnUrl: isOwnPath(target) ? null : target,
    introFor: stored.introFor.get(),
    telegram: stored.telegram.get(),
    hasAgreedPolicy: stored.hasAgreedPolicy.get() === true,
  }
  stored.redirectAfterLogin.clear()
  stored.introFor.clear()
  stored.telegram.clear()
  stored.hasAgreedPolicy.clear()
  return parameters
}
