import { stored } from '../browser/storage.ts'
import { isOwnPath } from '../ownPath.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const chatId = /^-?\d{1,20}$/

/** What an address asks to carry through a sign-in is kept until one succeeds, by whatever way and over however many screens. */
export function keepCarried(search: string): void {
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

/** A path of this site, or a whole address elsewhere, which nobody follows before the server has agreed. */
export function returnTarget(target: string | null): string | null {
  if (isOwnPath(target)) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  if (url.origin !== location.origin) return url.href
  const path = url.pathname + url.search + url.hash
  return isOwnPath(path) ? path : null
}

/** As every call that signs in takes it. */
export function carriedInput(): { backTo?: string; introFor?: string } {
  const backTo = returnTarget(stored.redirectAfterLogin.get())
  const introFor = stored.introFor.get()
  return { ...(backTo ? { backTo } : {}), ...(introFor ? { introFor } : {}) }
}

/** Where the sign-in should lead and what it should bring along; whatever comes of it, it is asked for once. */
export function takeCarried() {
  const target = returnTarget(stored.redirectAfterLogin.get())
  const carried = {
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
  return carried
}
