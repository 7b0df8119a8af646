/** The one-time word of this page, without which its security policy lets no style in. */
export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The part of Mantine's dialogs that stops the page from scrolling looks for the word under this name. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
}
