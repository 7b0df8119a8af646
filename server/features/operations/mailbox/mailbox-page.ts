import { createHash } from 'node:crypto'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import type { ListedLetter } from '#server/platform/mail/store.ts'
import { letterWords } from '#server/platform/words/words.ts'

const style = `.letters{list-style:none;margin:32px 0 0;padding:0;border-top:1px solid var(--line)}
.letters li{margin:0;padding:16px 0;border-bottom:1px solid var(--line)}
.letters h2{margin:0;font-size:17px;line-height:24px;letter-spacing:-.012em}
.letters p{margin:2px 0 0;font-size:14px;line-height:21px;color:var(--ink-2)}
.letters .wrong{color:var(--ink)}
.none{margin:48px 0;text-align:center}
.none h2{margin:0 0 8px}
.none svg{display:block;margin:0 auto 16px}`

/** Allows the stylesheet of the documents and the styles above, by their hash. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The outbox of a community as a page without scripts. */
export function mailboxPage({ title, timeZone }: Community, letters: ListedLetter[], lang: Language): string {
  const words = letterWords(lang)
  const community = { community: title[lang] }
  const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const list = `<ul class="letters">${letters.map(letter => item(letter, lang, time)).join('')}</ul>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${escapeHtml(`${words('mailbox.title')} · ${title[lang]}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/documents.css"><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(words('mailbox.back'))}</a></header><main>
<h1>${escapeHtml(words('mailbox.title'))}</h1><p class="lead">${escapeHtml(words('mailbox.lead', community))}</p>
${letters.length > 0 ? list : nothing(words('mailbox.empty'), words('mailbox.emptyText', community))}
</main></body></html>`
}

function item(letter: ListedLetter, lang: Language, time: Intl.DateTimeFormat): string {
  const { id, subject, recipient, kind, status, problem, createdAt, calendarMethod, fileMethods } = letter
  const words = letterWords(lang)
  const facts = [words('mailbox.to', { recipient }), kind]
  const part = calendarMethod
    ? ` · <a href="/dev/mailbox/${id}/calendar">${escapeHtml(words(`mailbox.calendar.${calendarMethod}`))}</a>`
    : ''
  const files = fileMethods.map(
    (method, index) =>
      ` · <a href="/dev/mailbox/${id}/calendar?nth=${index + 1}">${escapeHtml(words(`mailbox.calendar.${method}`))} ${index + 1}</a>`,
  )
  return `<li><h2><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a></h2>
<p>${facts.map(escapeHtml).join(' · ')}</p>
<p><time datetime="${createdAt}">${escapeHtml(time.format(new Date(createdAt)))}</time> · ${escapeHtml(words(`mailbox.status.${status}`))}
 · <a href="/dev/mailbox/${id}/text">${escapeHtml(words('mailbox.plain'))}</a>${part}${files.join('')}</p>
${problem ? `<p class="wrong">${escapeHtml(problem)}</p>` : ''}</li>`
}

/** One solid and one dashed circle: the empty state. */
const nothing = (title: string, text: string): string => `<div class="none">
<svg width="88" height="56" viewBox="0 0 88 56" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
<circle cx="28" cy="28" r="24"/><circle cx="60" cy="28" r="24" stroke-dasharray="4 5"/></svg>
<h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></div>`
