import { interfaceConstants } from '#contract/limits.ts'
import { stored } from './storage.ts'

/** Fades out and removes the loader of the page. */
export function removeLoader(): void {
  const loader = document.getElementById('loader')
  loader?.classList.add('leaving')
  setTimeout(() => loader?.remove(), interfaceConstants.loaderRemovalMs)
}

/** CSP nonce of this page, without which styles are blocked. */
export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The library in Mantine's dialogs that blocks scrolling reads the nonce under this name. */
export function exposeNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
}

/** Loads the page again, to be continued at the same place. */
export function reloadHere(): void {
  stored.reloadedAt.set({ path: location.pathname, top: scrollY })
  location.reload()
}

/** Scrolls to where the page was before it loaded itself again, as soon as it is that long. A person who scrolls meanwhile decides. */
export function returnToPlace(): void {
  const at = stored.reloadedAt.get()
  stored.reloadedAt.clear()
  if (!at?.top || at.path !== location.pathname) return
  const stop = () => {
    sizes.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, stop)
  }
  const sizes = new ResizeObserver(() => {
    scrollTo({ top: at.top, behavior: 'instant' })
    if (scrollY >= at.top - 1) stop()
  })
  const timer = setTimeout(stop, interfaceConstants.returnToPlaceMs)
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, stop, { passive: true })
  sizes.observe(document.body)
}
