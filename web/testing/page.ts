import { vi } from 'vitest'
import type { Bootstrap } from '#contract/bootstrap.ts'
import { buildBootstrap } from './community.ts'

/** A new page as the server renders it: every module of the app starts from this data. */
export function openPage(
  own: Partial<Omit<Bootstrap, 'settings'>> = {},
  settings: Partial<Bootstrap['settings']> = {},
  path = '/',
): void {
  vi.resetModules()
  removeListeners()
  history.replaceState(null, '', path)
  document.head.innerHTML = '<meta name="csp-nonce" content="word">'
  document.body.innerHTML = '<div id="loader"></div><div id="root"></div>'
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'bootstrap'
  data.textContent = JSON.stringify(buildBootstrap(own, settings))
  document.body.append(data)
}

type Tracked = { listening?: AbortController }

/** A window outlives its page, and even its test file: what an earlier page listens to must not reach it. */
export function removeListeners(): void {
  for (const target of [window, document] as (EventTarget & Tracked)[]) {
    if (target.listening) target.listening.abort()
    else trackListeners(target)
    target.listening = new AbortController()
  }
}

function trackListeners(target: EventTarget & Tracked): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type, listener, options) => {
    add(type, listener, options)
    const isCapture = typeof options === 'object' ? options.capture : options
    target.listening?.signal.addEventListener('abort', () => target.removeEventListener(type, listener, isCapture))
  }
}
