import type { Community, ContactType } from '../communities/community.ts'

/* Formats of contact types: normalises what people paste. No library, since forms in the browser use it too. */

export type ContactFormat = {
  /** Placeholder of an empty field. */
  example: string
  /** The normalised form that is stored; null for invalid text. */
  normalise(text: string): string | null
  /** Link target; null for contacts that can only be copied. */
  link(value: string): string | null
}

/** A social network with profile URLs: accepts a name, `@name`, or any profile URL of the network. */
function network({
  hosts,
  prefix,
  name,
}: {
  hosts: string[]
  prefix: string
  name: RegExp
}): ContactFormat['normalise'] {
  return text => {
    const written = text.trim()
    const found = readAddress(written, hosts) ?? (written.includes('/') ? null : written.replace(/^@/, ''))
    return found !== null && name.test(found) ? `${prefix}${found}` : null
  }
}

/** Path of a URL at one of these hosts, without leading and trailing slashes; null for other text. */
function readAddress(text: string, hosts: string[]): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!text.includes('.') || !URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  if (!hosts.includes(hostname.toLowerCase().replace(/^(www|m|mobile)\./, ''))) return null
  return decodePath(pathname).replace(/^\/+|\/+$/g, '')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const itself = (value: string) => value

export const contactFormats: Record<ContactType, ContactFormat> = {
  EMAIL: {
    example: 'anna@example.com',
    normalise: text => {
      const email = text.trim().toLowerCase()
      return email.length <= 254 &&
        /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9\u0080-\uffff-]{1,63}(\.[a-z0-9\u0080-\uffff-]{1,63})+$/.test(email)
        ? email
        : null
    },
    link: value => `mailto:${value}`,
  },
  PHONE: {
    example: '+7 900 000-00-00',
    normalise: text => {
      if (!/^[\d\s()+.-]+$/.test(text.trim())) return null
      const digits = text.replace(/\D/g, '')
      // Russian domestic numbers start with 8 instead of +7.
      const whole = /^8\d{10}$/.test(digits) && !text.trim().startsWith('+') ? `7${digits.slice(1)}` : digits
      return whole.length >= 8 && whole.length <= 15 ? `+${whole}` : null
    },
    link: value => `tel:${value}`,
  },
  FACEBOOK: {
    example: 'https://facebook.com/name',
    normalise: network({
      hosts: ['facebook.com', 'fb.com', 'fb.me'],
      prefix: 'https://facebook.com/',
      name: /^(profile\.php|[a-zA-Z0-9.]{3,80})$/,
    }),
    link: itself,
  },
  INSTAGRAM: {
    example: 'https://instagram.com/name',
    normalise: network({
      hosts: ['instagram.com', 'instagr.am'],
      prefix: 'https://instagram.com/',
      name: /^[a-zA-Z0-9_.]{1,30}$/,
    }),
    link: itself,
  },
  LINKEDIN: {
    example: 'https://www.linkedin.com/in/name',
    normalise: text => {
      const path = readAddress(text.trim(), ['linkedin.com', 'ru.linkedin.com', 'de.linkedin.com', 'uk.linkedin.com'])
      const [, name] = /^in\/([\p{L}\p{N}_%-]{3,100})$/u.exec(path ?? '') ?? []
      return name ? `https://www.linkedin.com/in/${name}` : null
    },
    link: itself,
  },
  VK: {
    example: 'https://vk.com/name',
    normalise: network({
      hosts: ['vk.com', 'vk.ru', 'vkontakte.ru'],
      prefix: 'https://vk.com/',
      name: /^[a-zA-Z0-9_.]{2,40}$/,
    }),
    link: itself,
  },
  TELEGRAM: {
    example: '@name',
    normalise: network({
      hosts: ['t.me', 'telegram.me', 'telegram.dog'],
      prefix: '@',
      name: /^[a-zA-Z][a-zA-Z0-9_]{3,31}$/,
    }),
    link: value => `https://t.me/${value.slice(1)}`,
  },
  GITHUB: {
    example: 'https://github.com/name',
    normalise: network({
      hosts: ['github.com'],
      prefix: 'https://github.com/',
      name: /^[a-zA-Z0-9](?:[a-zA-Z0-9]|-(?=[a-zA-Z0-9])){0,38}$/,
    }),
    link: itself,
  },
  TWITTER: {
    example: 'https://x.com/name',
    normalise: network({ hosts: ['x.com', 'twitter.com'], prefix: 'https://x.com/', name: /^[a-zA-Z0-9_]{1,15}$/ }),
    link: itself,
  },
  SLACK: {
    example: 'name',
    normalise: text => {
      const name = text.trim().replace(/^@/, '')
      return /^[\p{L}\p{N}._ -]{1,80}$/u.test(name) ? name : null
    },
    link: () => null,
  },
  DISCORD: {
    example: 'name',
    normalise: text => {
      const name = text.trim().replace(/^@/, '')
      return /^[a-zA-Z0-9_.]{2,32}(#\d{4})?$/.test(name) ? name : null
    },
    link: () => null,
  },
  CALENDLY: {
    example: 'https://calendly.com/name',
    normalise: text => {
      const path = readAddress(text.trim(), ['calendly.com'])
      return path && /^[a-zA-Z0-9_-]{1,60}(\/[a-zA-Z0-9_-]{1,80})?$/.test(path) ? `https://calendly.com/${path}` : null
    },
    link: itself,
  },
}

/** Types asked for in the contacts step; all others are asked for in the networks step. */
export const directContacts: ContactType[] = ['EMAIL', 'PHONE']

/** Step that asks for the required contacts: networks, if one is required and the community has that step. */
export function contactStepOf(community: Pick<Community, 'stepsConfig' | 'requiredContacts'>): 'contacts' | 'networks' {
  const isDirect = community.requiredContacts.every(type => directContacts.includes(type))
  return isDirect || !community.stepsConfig.networks?.visible ? 'contacts' : 'networks'
}
