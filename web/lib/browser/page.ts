import { interfaceConstants } from '#contract/limits.ts'

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
