import { interfaceConstants } from '#contract/limits.ts'

/** Fades out the loader that came with the page, and removes it. */
export function removeLoader(): void {
  const loader = document.getElementById('loader')
  loader?.classList.add('leaving')
  setTimeout(() => loader?.remove(), interfaceConstants.loaderRemovalMs)
}

/** The nonce of this page, without which its content security policy blocks styles. */
export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The part of Mantine's dialogs that stops the page from scrolling looks for the nonce under this name. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
}
