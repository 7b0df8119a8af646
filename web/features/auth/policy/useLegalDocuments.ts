import { useEffect, useState } from 'react'
import { legalDocuments } from '#contract/communities/legal.ts'
import { interfaceConstants } from '#contract/limits.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { chooseLegalSet, countryIn } from './legalSet.ts'

let lookup: Promise<string | null> | undefined

/** Fetched once per page. Only the linked documents depend on it, so a failure means "unknown". */
function findCountry(url: string): Promise<string | null> {
  lookup ??= fetch(url, {
    signal: AbortSignal.timeout(interfaceConstants.publicIpTimeoutMs),
    credentials: 'same-origin',
  })
    .then(async reply => (reply.ok ? countryIn(await reply.text()) : null))
    .catch(() => null)
  return lookup
}

/** Documents of the community's legal set, by the visitor's country if the community has that option. */
export function useLegalDocuments() {
  const { option } = useCommunity()
  const [country, setCountry] = useState<string | null>(null)
  const followsCountry = option('GEO_LEGAL_DOCS') !== undefined
  const fixed = option('LEGAL_DOCS')?.set
  const url = followsCountry && !fixed ? bootstrap.settings.geoCountryUrl : null
  useEffect(() => {
    if (url) void findCountry(url).then(setCountry)
  }, [url])
  return legalDocuments[chooseLegalSet({ fixed, followsCountry, country })]
}
