import { interfaceConstants } from '#contract/limits.ts'

/** Fades the page's loader out and takes it away. */
export function removeLoader(): void {
  const loader = document.getElementById('loader')
  loader?.classList.add('leaving')
  setTimeout(() => loader?.remove(), interfaceConstants.loaderRemovalMs)
}
