import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not publicly routable: loopback, private, link-local, reserved. */
const blockedV4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blockedV4.addSubnet(network, bits, 'ipv4')

const globalUnicastV6 = new BlockList()
globalUnicastV6.addSubnet('2000::', 3, 'ipv6')
const blockedV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blockedV6.addSubnet(network, bits, 'ipv6')

/**
 * SSRF protection: whether an address is publicly routable. An IPv4-mapped IPv6 address is judged by its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !blockedV4.check(address, 'ipv4')
  // Stryker disable next-line ConditionalExpression: no list contains other text; this does not rely on it.
  if (kind !== 6) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  return globalUnicastV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Addresses that the server may call for a community: public ones; those of this machine too where programs are developed. */
export const callableAddresses =
  (isProduction: boolean) =>
  (address: string): boolean =>
    isPublicAddress(address) || (!isProduction && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'))
