import type { SenderRecord } from '#contract/communities/sender.ts'

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

type Key = { address: string; dkimSelector: string; dkimPublicKey: string }

/** The DNS records of a sender's domain. The SPF record names the servers that the installation's own domain names. */
export function recordsOf({ address, dkimSelector, dkimPublicKey }: Key, mailFrom: string) {
  const domain = domainOf(address)
  return {
    SPF: { name: domain, value: `v=spf1 ${spfMechanism(mailFrom)} ~all` },
    DKIM: { name: `${dkimSelector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${dkimPublicKey}` },
    DMARC: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  }
}

const spfMechanism = (mailFrom: string): string => `include:${domainOf(mailFrom)}`

type State = SenderRecord['state']

const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text.trim())

/** RFC 7208: a domain with two such records has none. Other senders may stand in it as well. */
export function spfState(texts: string[], mailFrom: string): State {
  const found = texts.filter(isSpf)
  if (found.length === 0) return 'missing'
  if (found.length > 1) return 'several'
  const terms = String(found[0]).trim().toLowerCase().split(/\s+/)
  const wanted = spfMechanism(mailFrom).toLowerCase()
  return terms.some(term => term === wanted || term === `+${wanted}`) ? 'found' : 'differs'
}

/** RFC 6376: tags in any order, with blanks anywhere in the key. */
export function dkimState(texts: string[], publicKey: string): State {
  const keys = texts.flatMap(text => /(?:^|;)\s*p\s*=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '') ?? [])
  if (keys.length === 0) return 'missing'
  if (keys.length > 1) return 'several'
  return keys[0] === publicKey ? 'found' : 'differs'
}

/** Any policy will do: which one is the domain's own decision. */
export function dmarcState(texts: string[]): State {
  const found = texts.filter(text => /^v=DMARC1\s*(;|$)/i.test(text.trim()))
  if (found.length > 1) return 'several'
  return found.length === 1 ? 'found' : 'missing'
}

/** Names that may hold the policy of a domain (RFC 7489): its own, or that of a domain above it. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, nth) => `_dmarc.${labels.slice(nth).join('.')}`)
}

export const isGreen = (states: Record<SenderRecord['kind'], State>): boolean =>
  Object.values(states).every(state => state === 'found')
