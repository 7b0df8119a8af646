import { createContext, use } from 'react'
import type { Bootstrap } from '#contract/bootstrap.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Localized } from '#contract/languages.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { api } from '#web/lib/calls/api.ts'
import { useFetched } from '#web/lib/calls/useFetched.ts'
import { useCommunity } from '#web/lib/community/community.ts'

/** Texts that stand in for the saved ones inside a preview. */
export const PreviewedLanding = createContext<Localized<LandingContent> | null>(null)

type Landing = { content: LandingContent | undefined; people: Bootstrap['preview'] }

/** The page contains the landing of its own community; that of one selected by id is fetched. */
export function useLandingContent(): Landing {
  const { id, text } = useCommunity()
  const isOfPage = id === bootstrap.community.id
  const file = text({ en: 'landing_en.json', ru: 'landing_ru.json' } as const)
  const content = useFetched(`${id}/${file}`, () => api.community.getLandingFile({ id, file }), !isOfPage)
  const people = useFetched(id, () => api.community.previewParticipants({ id }), !isOfPage)
  const previewed = use(PreviewedLanding)
  if (previewed) return { content: text(previewed), people: isOfPage ? bootstrap.preview : [] }
  return isOfPage ? { content: text(bootstrap.landing), people: bootstrap.preview } : { content, people: people ?? [] }
}
