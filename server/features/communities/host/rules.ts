/** Custom domain or label in a host. IP addresses and the installation's bare host name no community. */
export function hostNames(host: string, publicHost: string): { customDomain: string | null; label: string | null } {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const isAddress = /^[\d.]+$/.test(name) || name.includes('[')
  if (isAddress || !/^[a-z0-9.-]{1,253}$/.test(name)) return { customDomain: null, label: null }
  const [label = ''] = name.split('.')
  const isBare = name === publicHost || !name.includes('.')
  return {
    customDomain: name.includes('.') ? name : null,
    label: isBare && !isLabelOf(name, publicHost) ? null : label,
  }
}

/** The installation's host may itself begin with a label, as in `samovar.example.com`. */
const isLabelOf = (name: string, publicHost: string): boolean => name === publicHost && name.split('.').length > 2
