/** "in/mikhail-orlov": without the host, since the network is named beside it. */
export function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/[^/]+\//, '')
}
