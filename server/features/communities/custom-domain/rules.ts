/** Name of the TXT record; beside the host itself, which may be a CNAME and can have no other record then. */
export const recordName = (hostName: string): string => `_samovar.${hostName}`

export const proofValue = (random: string): string => `samovar-verify=${random}`

/** Whether one of the texts is the proof. Editors of DNS zones like to add quotes and blanks. */
export const isProved = (texts: string[], proof: string): boolean =>
  texts.some(text => text.trim().replace(/^"|"$/g, '') === proof)

/**
 * Host names that nobody may take: those of the installation itself, where each label is a community's, and names that no DNS server
 * of the internet knows.
 */
export function isReservedHost(hostName: string, publicUrl: string): boolean {
  const own = new URL(publicUrl).hostname
  const end = hostName.split('.').at(-1) ?? ''
  return (
    hostName === own ||
    hostName.endsWith(`.${own}`) ||
    own.endsWith(`.${hostName}`) ||
    /^\d+$/.test(end) ||
    ['localhost', 'local', 'internal', 'invalid'].includes(end)
  )
}
