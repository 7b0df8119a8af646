import type { ContactLink } from '#contract/communities/community.ts'
import type { SettingChanges, SettingFields } from '#contract/communities/community-setting.ts'
import { contactLinkLimits, isContactUrl } from '#contract/communities/contact-url.ts'
import type { FormField, FormGroup } from '#contract/form-field.ts'
import {
  type FieldProblems,
  type FormValue,
  listOf,
  problemsOf,
  recordOf,
  sentOf,
} from '#web/ui/schema-form/formValue.ts'
import { looksLikeEmail } from '../launch/emails.ts'

export type ContactDraft = { [name: string]: FormValue }

const group = (fields: FormGroup['fields'], isLocalized = false): FormGroup => ({ kind: 'group', isLocalized, fields })
const labelIn = (name: 'en' | 'ru') => ({
  name,
  field: { kind: 'text', isRequired: true, max: contactLinkLimits.label } as const,
  isOptional: false,
})
const typedAddress: FormField = { kind: 'text', isRequired: true, max: 300 }

export const teamForm = group([
  { name: 'contact', field: typedAddress, isOptional: false },
  {
    name: 'contactLinks',
    isOptional: false,
    field: {
      kind: 'list',
      min: 0,
      max: contactLinkLimits.links,
      of: group([
        { name: 'label', field: group([labelIn('en'), labelIn('ru')], true), isOptional: false },
        { name: 'url', field: typedAddress, isOptional: false },
      ]),
    },
  },
])

const siteLinks = ['about', 'pricing', 'launch'] as const

export const siteForm = group(
  siteLinks.map(name => ({ name, field: { kind: 'url', isWeb: false }, isOptional: true }) as const),
)

/** What is edited, with addresses as people write them. */
export function draftOf({ links, contactLinks }: Pick<SettingFields, 'links' | 'contactLinks'>): ContactDraft {
  const known = siteLinks.flatMap(name => (links[name] === null ? [] : [[name, links[name]]]))
  return {
    contact: links.contact,
    contactLinks: contactLinks.map(({ label, url }) => ({ label, url: typedOf(url) })),
    ...Object.fromEntries(known),
  }
}

const typedOf = (url: string): string =>
  url.startsWith('tel:') ? url.slice('tel:'.length).replaceAll('-', ' ') : url.replace(/^mailto:/, '')

/** The link of a typed phone number, email address or web address. */
export function contactUrlOf(typed: string): string {
  const text = typed.trim()
  if (looksLikeEmail(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]+$/.test(text)) return `tel:${text.replace(/[\s.-]+/g, '-')}`
  return /^[^\s:/]+\.[^\s:/]+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

const linkAt = (item: FormValue): string => contactUrlOf(String(recordOf(item).url ?? ''))

/** What keeps it from being saved, by path. */
export function problemsIn(draft: ContactDraft): FieldProblems {
  const found = { ...problemsOf(teamForm, draft), ...problemsOf(siteForm, draft) }
  if (!looksLikeEmail(String(draft.contact ?? '').trim())) found.contact ??= { word: 'email' }
  for (const [place, item] of listOf(draft.contactLinks).entries())
    if (!isContactUrl(linkAt(item))) found[`contactLinks.${place}.url`] ??= { word: 'contactUrl' }
  return found
}

export function changesOf(draft: ContactDraft): SettingChanges {
  const site = recordOf(sentOf(siteForm, draft))
  const team = recordOf(sentOf(teamForm, draft))
  const linkTo = (name: (typeof siteLinks)[number]) => String(site[name] ?? '') || null
  return {
    links: {
      about: linkTo('about'),
      pricing: linkTo('pricing'),
      launch: linkTo('launch'),
      contact: String(team.contact),
    },
    contactLinks: listOf(team.contactLinks).map(item => ({
      label: recordOf(recordOf(item).label) as ContactLink['label'],
      url: linkAt(item),
    })),
  }
}
