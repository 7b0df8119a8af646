import { isMailOrPhone, isWebUrl } from '../web-address.ts'

/** A link of "Contact us": a web page over https, an email address without further fields, or a phone number. */
export const isContactUrl = (value: string): boolean =>
  value.startsWith('https://') ? isWebUrl(value) : isMailOrPhone(value) && !value.includes('?')

/** Most links of "Contact us", and the longest label of one. */
export const contactLinkLimits = { links: 8, label: 60 }
