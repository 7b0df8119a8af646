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
  history.replaceState(null, '', path)
  document.head.innerHTML = '<meta name="csp-nonce" content="word">'
  document.body.innerHTML = '<div id="loader"></div><div id="root"></div>'
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'bootstrap'
  data.textContent = JSON.stringify(buildBootstrap(own, settings))
  document.body.append(data)
}
