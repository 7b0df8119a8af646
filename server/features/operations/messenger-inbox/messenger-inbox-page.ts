import { createHash } from 'node:crypto'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { letterWords } from '#server/platform/words/words.ts'

/** As the stand-in sends it. */
export type InboxMessage = {
  id: string
  messenger: 'TELEGRAM' | 'SLACK' | 'DISCORD'
  chat: string
  address: string
  from: 'bot' | 'person'
  text: string
  buttons: { label: string; url?: string; data?: string }[]
  pictureUrl: string | null
  at: string
  isEdited: boolean
}

/** `start`, `startGroup`: the page was opened by a link to the bot. `isRenewed`: a reply of the bot is on its way. */
export type PageState = { start?: string; startGroup?: string; isRenewed?: boolean }

const style = `section{margin:32px 0 0;border-top:1px solid var(--line);padding-top:16px}
section h2{margin:0 0 12px;font-size:17px;line-height:24px}
.chat{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.chat li{margin:0;max-width:34rem;padding:10px 14px;border:1px solid var(--line);border-radius:14px;overflow-wrap:anywhere}
.chat .person{justify-self:end;background:var(--line)}
.chat p{margin:0;white-space:pre-line;font-size:15px;line-height:22px}
.chat time{font-size:13px;color:var(--ink-2)}
.chat img{max-width:100%;border-radius:8px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 0}
form.start{align-items:end;margin-top:24px}
label{display:grid;gap:4px;font-size:14px}
input{min-height:44px;padding:0 12px;font:inherit;border:1px solid var(--ink-2);border-radius:10px;background:transparent;color:inherit}
button,.button{min-height:44px;padding:0 16px;font:inherit;font-weight:600;border:1px solid var(--ink-2);border-radius:10px;background:transparent;color:inherit;cursor:pointer;display:inline-flex;align-items:center}
.none{margin:48px 0;text-align:center}`

/** Allows the stylesheet of the documents, the styles above by their hash, and forms of this site. */
export const messengerInboxPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self' data: https: http:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Conversations with the bots as a page without scripts, the latest first. */
export function messengerInboxPage(
  { title, timeZone }: Community,
  lang: Language,
  messages: InboxMessage[],
  { start, startGroup, isRenewed }: PageState,
): string {
  const words = letterWords(lang)
  const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    timeStyle: 'short',
    dateStyle: 'medium',
    timeZone,
  })
  const chats = new Map<string, InboxMessage[]>()
  for (const message of messages) {
    const key = `${message.messenger} ${message.address}`
    const former = chats.get(key) ?? []
    // The latest conversation moves to the end.
    chats.delete(key)
    chats.set(key, [...former, message])
  }
  const shown = [...chats.values()].reverse().map(all => chatOf(all, lang, time))
  const none = `<div class="none"><h2>${escapeHtml(words('inbox.empty'))}</h2><p>${escapeHtml(words('inbox.emptyText'))}</p></div>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${escapeHtml(`${words('inbox.title')} · ${title[lang]}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${isRenewed ? '<meta http-equiv="refresh" content="1;url=/dev/messengers">' : ''}
<link rel="stylesheet" href="/docs/documents.css"><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(words('mailbox.back'))}</a></header><main>
<h1>${escapeHtml(words('inbox.title'))}</h1><p class="lead">${escapeHtml(words('inbox.lead'))} <a href="/dev/mailbox">${escapeHtml(words('mailbox.title'))}</a></p>
${start === undefined ? '' : startForm(start, lang)}${startGroup === undefined ? '' : groupForm(startGroup, lang)}
${shown.length > 0 ? shown.join('\n') : none}
</main></body></html>`
}

/** What Telegram shows when a link to a bot is opened. */
function startForm(start: string, lang: Language): string {
  const words = letterWords(lang)
  return `<form class="start" method="post" action="/dev/messengers/write">
<label>${escapeHtml(words('inbox.username'))}<input name="username" value="me" maxlength="32" autocomplete="off"></label>
<input type="hidden" name="text" value="${escapeHtml(`/start ${start}`)}"><button>${escapeHtml(words('inbox.start'))}</button></form>`
}

/** What Telegram shows when a link adds a bot to a group. */
function groupForm(start: string, lang: Language): string {
  const words = letterWords(lang)
  return `<form class="start" method="post" action="/dev/messengers/write">
<label>${escapeHtml(words('inbox.group'))}<input name="group" required maxlength="64" autocomplete="off"></label>
<input type="hidden" name="text" value="${escapeHtml(`/start${start}`)}"><button>${escapeHtml(words('inbox.addBot'))}</button></form>`
}

function chatOf(messages: InboxMessage[], lang: Language, time: Intl.DateTimeFormat): string {
  const words = letterWords(lang)
  const [{ messenger, chat, address }] = messages as [InboxMessage, ...InboxMessage[]]
  const title = `${words(`messengers.names.${messenger}`)} · ${chat}`
  const answer = `<form method="post" action="/dev/messengers/write"><input type="hidden" name="${address.startsWith('-') ? 'group' : 'username'}" value="${escapeHtml(chat)}">
<label>${escapeHtml(words('inbox.message'))}<input name="text" maxlength="200" autocomplete="off"></label><button>${escapeHtml(words('inbox.send'))}</button></form>`
  return `<section aria-label="${escapeHtml(title)}"><h2>${escapeHtml(title)}</h2>
<ul class="chat">${messages.map(each => messageOf(each, lang, time)).join('')}</ul>${messenger === 'TELEGRAM' ? answer : ''}</section>`
}

function messageOf(message: InboxMessage, lang: Language, time: Intl.DateTimeFormat): string {
  const { id, from, text, buttons, pictureUrl, at } = message
  const alt = escapeHtml(letterWords(lang)('inbox.picture'))
  const picture = pictureUrl ? `<img src="${escapeHtml(pictureUrl)}" alt="${alt}">` : ''
  const shown = buttons.map(({ label, url }, index) =>
    url
      ? `<a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
      : `<button name="button" value="${index}">${escapeHtml(label)}</button>`,
  )
  const form = `<form method="post" action="/dev/messengers/press"><input type="hidden" name="id" value="${escapeHtml(id)}">${shown.join('')}</form>`
  return `<li class="${from}">${picture}<p>${linked(text)}</p>${buttons.length > 0 ? form : ''}
<time datetime="${at}">${escapeHtml(time.format(new Date(at)))}</time></li>`
}

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, url => `<a href="${url}">${url}</a>`)
