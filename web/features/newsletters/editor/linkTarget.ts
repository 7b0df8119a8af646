import { isWebUrl } from '#contract/web-address.ts'

/** An address as it is kept: a path of this site, or a whole address; null for anything else. `tea.example` becomes https. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim()
  if (/^\/(?![/\\])[^\\\s]*$/.test(text)) return text
  const whole = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text
  return isWebUrl(whole) ? whole : null
}
