import { stored } from '../browser/storage.ts'
import { isOwnPath } from './redirects.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const chatId = /^-?\d{1,20}$/

/**
 * Saves the query parameters of a login link until a sign-in succeeds, by any method and over any number of screens.
 */
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

/** A path of this site, or an absolute address elsewhere, which is followed only with a ticket of the server. */
export function returnTarget(target: string | null): string | null {
  if (isOwnPath(target)) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  if (url.origin !== location.origin) return url.href
  const path = url.pathname + url.search + url.hash
  return isOwnPath(path) ? path : null
}

/** Saved parameters as input of every sign-in call. */
export function loginInput(): { backTo?: string; introFor?: string } {
  const backTo = returnTarget(stored.redirectAfterLogin.get())
  const introFor = stored.introFor.get()
  return { ...(backTo ? { backTo } : {}), ...(introFor ? { introFor } : {}) }
}

/** Returns and removes the saved parameters: they are for one sign-in. */
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
