import type { Community } from '#contract/communities/community.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { coverUrl } from '#contract/files/file.ts'
import type { Language } from '#contract/languages.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { pagePolicy, pageStyle } from './unsubscribe-style.ts'

/** `ask` has the button; the others say what has happened. */
export type PageState = 'ask' | 'done' | 'undone' | 'saved'

type Content = {
  state: PageState
  token: string
  /** Topic of the letter whose link was opened; without one it is about all letters. */
  topic: LetterTopic | undefined
  /** Newsletter whose link it was. */
  newsletter: string | undefined
  offered: LetterTopic[]
  on: LetterTopic[]
}

/** The page behind the unsubscribe link of a letter, in the look of the community, without scripts. */
export function unsubscribePage(community: Community, lang: Language, content: Content): FileReply {
  const words = letterWords(lang)
  const { state, token, topic, newsletter } = content
  const name = community.title[lang]
  const names = { community: name, topic: topic ? words(`topics.${topic}.title`) : '' }
  const about = topic && (state === 'ask' || state === 'done') ? (`${state}Topic` as const) : state
  const title = escapeHtml(words(`unsubscribed.${about}`, names))
  const style = pageStyle(community.brandConfig)
  const query = `token=${encodeURIComponent(token)}`
  const same = [query, ...(topic ? [`topic=${topic}`] : []), ...(newsletter ? [`newsletter=${newsletter}`] : [])].join(
    '&',
  )
  const icon = escapeHtml('/art/icon.png?size=72')
  const cover = coverUrl({ ...community.brandConfig.cover, seed: community.domain, width: 1200, height: 208 })
  const body = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer"><link rel="icon" href="${icon}"><style>${style}</style></head>
<body><main><img class="cover" src="${escapeHtml(cover)}" alt="">
<div class="block"><a class="brand" href="/"><img src="${icon}" width="32" height="32" alt="">${escapeHtml(name)}</a></div>
<div class="block"><h1>${title}</h1><p>${escapeHtml(words(`unsubscribed.${about}Text`, names))}</p>
${clickButton(lang, state, same)}</div>
<div class="block"><h2 id="topics">${escapeHtml(words('unsubscribed.choose', names))}</h2>${switches(lang, content, query, names)}</div>
<div class="foot"><p>${escapeHtml(words('unsubscribed.always'))} <a href="/settings">${escapeHtml(words('settings'))}</a></p></div>
</main></body></html>`
  return { type: 'text/html; charset=utf-8', cache: 'never', policy: pagePolicy(style), body }
}

function clickButton(lang: Language, state: PageState, query: string): string {
  const words = letterWords(lang)
  const button = (path: string, label: string, look = '') =>
    `<form class="actions" method="post" action="${escapeHtml(`${path}?${query}`)}"><button${look}>${escapeHtml(label)}</button></form>`
  if (state === 'ask') return button('/api/unsubscribe', words('unsubscribed.button'))
  return state === 'done' ? button('/api/unsubscribe/undo', words('unsubscribed.undo'), ' class="quiet"') : ''
}

function switches(lang: Language, { offered, on }: Content, query: string, names: { community: string }): string {
  const words = letterWords(lang)
  const rows = offered.map(
    topic => `<label><b>${escapeHtml(words(`topics.${topic}.title`))}</b>
<small>${escapeHtml(words(`topics.${topic}.text`, names))}</small>
<input type="checkbox" role="switch" name="topic" value="${topic}"${on.includes(topic) ? ' checked' : ''}></label>`,
  )
  return `<form method="post" action="${escapeHtml(`/api/unsubscribe/topics?${query}`)}">
<fieldset aria-labelledby="topics">${rows.join('')}</fieldset>
<div class="actions"><button>${escapeHtml(words('unsubscribed.save'))}</button>
<button class="quiet" formaction="${escapeHtml(`/api/unsubscribe?${query}`)}">${escapeHtml(words('unsubscribed.all'))}</button></div></form>`
}
