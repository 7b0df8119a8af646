import { createHash } from 'node:crypto'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { offeredCountries } from './rules.ts'

const style = `form{display:flex;flex-wrap:wrap;gap:8px;margin:24px 0 0}
button{min-height:44px;padding:0 16px;font:inherit;font-weight:600;border:1px solid var(--ink-2);border-radius:10px;background:transparent;color:inherit;cursor:pointer}
button[aria-pressed=true]{background:var(--ink);color:var(--surface,Canvas)}`

/** Allows the stylesheet of the documents, the styles above by their hash, and forms of this site. */
export const countryPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function countryPage({ title }: Community, lang: Language, chosen: string): string {
  const words = letterWords(lang)
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  const nameOf = (country: string) => escapeHtml(names.of(country) ?? country)
  const buttons = offeredCountries.map(
    country =>
      `<button name="country" value="${country}" aria-pressed="${country === chosen}">${nameOf(country)}</button>`,
  )
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${escapeHtml(`${words('country.title')} · ${title[lang]}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/documents.css"><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(words('mailbox.back'))}</a></header><main>
<h1>${escapeHtml(words('country.title'))}</h1><p class="lead">${escapeHtml(words('country.lead'))}</p>
<p>${escapeHtml(words('country.now', { country: names.of(chosen) ?? chosen }))}</p>
<form method="post" action="/dev/country" aria-label="${escapeHtml(words('country.choose'))}">${buttons.join('')}</form>
</main></body></html>`
}
