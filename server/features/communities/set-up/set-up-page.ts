import { randomBytes } from 'node:crypto'
import { words as allWords } from '#contract/capabilities.ts'
import { type Community, communityDefaults } from '#contract/communities/community.ts'
import { type Language, languages } from '#contract/languages.ts'
import { themeCss } from '#design/theme.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { communityUrl } from '../community/rules.ts'
import { colourSchemeScript } from '../page/page.ts'
import type { Font } from '../page/page-template.ts'
import type { Entered, SetUpField } from './set-up-form.ts'
import { setUpCss } from './set-up-style.ts'

export type SetUpPage = { html: string; headers: Record<string, string> }

const { brandColor, accentColor } = communityDefaults
const look = { brandColor, accentColor, displayFont: 'onest' } as const

const wordsOf = (lang: Language) => allWords[lang].setUp
const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole)

type FormOptions = {
  lang: Language
  entered: Entered
  publicUrl: string
  fonts: Font[]
  problems?: Partial<Record<SetUpField, string>>
  /** A sentence above the form; default: one for the marked fields, if any. */
  notice?: string
}

/** The form, which works without scripts. */
export function setUpForm({ lang, entered, publicUrl, fonts, problems = {}, notice }: FormOptions): SetUpPage {
  const words = wordsOf(lang)
  const field = (name: SetUpField, label: string, attributes: string, hint?: string) => {
    const problem = problems[name]
    const notes = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
    const value = name === 'languages' || name === 'password' ? '' : ` value="${escapeHtml(entered[name])}"`
    return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}"${value} required ${attributes}${notes && ` aria-describedby="${notes}"`}${problem ? ' aria-invalid="true"' : ''}>
${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}</div>`
  }
  const choice = (kind: 'checkbox' | 'radio', name: 'languages' | 'lang', legend: string) => {
    const problem = problems[name]
    const boxes = languages.map(each => {
      const isChosen = name === 'lang' ? entered.lang === each : entered.languages.includes(each)
      return `<label><input type="${kind}" name="${name}" value="${each}"${isChosen ? ' checked' : ''}><span lang="${each}">${words.languageNames[each]}</span></label>`
    })
    return `<fieldset class="choices"${problem ? ` aria-describedby="${name}-problem"` : ''}><legend>${escapeHtml(legend)}</legend>${boxes.join('')}
${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}</fieldset>`
  }
  const example = communityUrl({ domain: 'club', customDomain: null }, publicUrl)
  const other: Language = lang === 'en' ? 'ru' : 'en'
  const said = notice ?? (Object.keys(problems).length > 0 ? words.problems : undefined)
  const zones = Intl.supportedValuesOf('timeZone').map(zone => `<option value="${zone}">`)
  return page(
    lang,
    words.title,
    fonts,
    `
<p class="language"><a href="/?lang=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></p>
<h1>${escapeHtml(words.title)}</h1><p class="lead">${escapeHtml(words.lead)}</p>
${said ? `<p class="notice" role="alert">${escapeHtml(said)}</p>` : ''}
<form method="post" action="/set-up?lang=${lang}">
${field('secret', words.secret, 'autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200" class="secret"', words.secretHint)}
<h2>${escapeHtml(words.communityPart)}</h2>
${field('title', words.name, 'maxlength="120" autocomplete="off"')}
${field('domain', words.domain, 'minlength="2" maxlength="40" pattern="[A-Za-z0-9]([A-Za-z0-9\\-]*[A-Za-z0-9])?" autocomplete="off" autocapitalize="none" spellcheck="false"', fill(words.domainHint, { example }))}
<div class="pair">${choice('checkbox', 'languages', words.languages)}${choice('radio', 'lang', words.lang)}</div>
${field('timeZone', words.timeZone, 'list="zones" autocomplete="off" spellcheck="false"', words.timeZoneHint)}
<datalist id="zones"><option value="UTC">${zones.join('')}</datalist>
<h2>${escapeHtml(words.adminPart)}</h2>
${field('email', words.email, 'type="email" maxlength="254" autocomplete="username"', words.emailHint)}
${field('password', words.password, 'type="password" minlength="8" maxlength="128" autocomplete="new-password"', words.passwordHint)}
<button type="submit">${escapeHtml(words.button)}</button>
</form>`,
  )
}

type Done = { lang: Language; community: Community; ticket: string | null; email: string; fonts: Font[] }

/** No redirect: the community's own host may not be reachable yet, and then the browser would show nothing but an error. */
export function setUpDone({ lang, community, ticket, email, fonts }: Done): SetUpPage {
  const words = wordsOf(lang)
  const title = fill(words.doneTitle, { title: community.title[lang] })
  const url = community.communityUrl
  // The founder goes on with the last step of the wizard that founds every other community; after a minute the ticket has expired, and the
  // page asks for the password first.
  const next = new URL(ticket ? `/launch/invitations?token=${ticket}` : '/login?backTo=%2Flaunch%2Finvitations', url)
    .href
  return page(
    lang,
    title,
    fonts,
    `
<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(fill(words.doneText, { email }))}</p>
<p><a class="button" href="${escapeHtml(next)}">${escapeHtml(words.doneButton)}</a></p>
<p class="hint">${escapeHtml(fill(words.doneAddress, { url }))}</p>`,
  )
}

function page(lang: Language, title: string, fonts: Font[], main: string): SetUpPage {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style nonce="${nonce}">${themeCss(look)}${setUpCss(fonts)}</style><script nonce="${nonce}">${colourSchemeScript}</script></head>
<body><main>${main}</main></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': policy,
    },
  }
}
