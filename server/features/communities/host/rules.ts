/** Custom domain or label in a host. IP addresses and the installation's bare host name no community. */
export function hostNames(host: string, publicHost: string): { customDomain: string | null; label: string | null } {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const isAddress = /^[\d.]+$/.test(name)
  const isDomain = name.includes('.') && /^[a-z0-9.-]{1,253}$/.test(name)
  if (isAddress || !isDomain) return { customDomain: null, label: null }
  // The installation's host may itself begin with a label, as in `samovar.example.com`.
  const isBare = name === publicHost && name.split('.').length === 2
  return { customDomain: name, label: isBare ? null : name.slice(0, name.indexOf('.')) }
}
