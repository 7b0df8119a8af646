import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react'

type ContactLook = { icon: LucideIcon; shown: string }

/** How an address of "Contact us" reads: without its scheme, and a number in groups. */
export function contactLook(url: string): ContactLook {
  if (url.startsWith('tel:')) return { icon: Phone, shown: url.slice('tel:'.length).replaceAll('-', '\u00a0') }
  if (url.startsWith('mailto:')) return { icon: Mail, shown: url.slice('mailto:'.length) }
  return { icon: Globe, shown: url.replace(/^https?:\/\//, '').replace(/\/$/, '') }
}
