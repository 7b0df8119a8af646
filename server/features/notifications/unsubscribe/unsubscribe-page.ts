import type { Community } from '#contract/communities/community.ts'
import type { FileReply } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { letterWords } from '#server/platform/words/words.ts'

/** Allows the stylesheet of the documents and a form to this site; no scripts. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** `ask` has the button, `done` confirms. */
export function unsubscribePage(community: Community, lang: Language, state: 'ask' | 'done'): FileReply {
  const words = letterWords(lang)
  const names = { community: community.title[lang] }
  const title = escapeHtml(words(`unsubscribed.${state}`, names))
  const button = `<form method="post"><button type="submit">${escapeHtml(words('unsubscribed.button'))}</button></form>`
  return {
    type: 'text/html; charset=utf-8',
    cache: 'never',
    policy,
    body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/docs/documents.css"></head>
<body><header><a href="/">${escapeHtml(community.title[lang])}</a></header><main>
<h1>${title}</h1><p class="lead">${escapeHtml(words(`unsubscribed.${state}Text`, names))}</p>
${state === 'ask' ? button : ''}<p><a href="/settings">${escapeHtml(words('settings'))}</a></p>
</main></body></html>`,
  }
}
