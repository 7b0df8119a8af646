// @vitest-environment happy-dom
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CustomNavigation } from '#contract/communities/navigation.ts'
import type { CommunityOption } from '#contract/communities/options.ts'
import { chats } from '#web/features/chats/capability.ts'
import { communities } from '#web/features/communities/capability.ts'
import { matching } from '#web/features/matching/capability.ts'
import { act } from '#web/testing/act.ts'
import { buildCommunity, buildSession } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

const faq: CommunityOption = { optionType: 'ENABLE_FAQ_AVITO', settings: { entries: [] } }

beforeEach(() => localStorage.clear())

/** Rendered labels of the member menu. */
async function labels(customNavigation: CustomNavigation | null): Promise<(string | null)[]> {
  const community = buildCommunity({ options: [faq], customNavigation })
  openPage({ community })
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu'])
  const { createRoot } = await import('react-dom/client')
  const { memberMenu } = await import('./menu.ts')
  const { useMenuLabel } = await import('./useMenu.ts')
  const { entries } = memberMenu([communities, matching, chats], { community, session: buildSession(), width: 1200 })
  const Labels = () => {
    const labelOf = useMenuLabel()
    return entries.map(entry => <li key={entry.id}>{labelOf(entry)}</li>)
  }
  const root = document.getElementById('root') as HTMLElement
  await act(async () =>
    createRoot(root).render(
      <Suspense>
        <Labels />
      </Suspense>,
    ),
  )
  return [...root.querySelectorAll('li')].map(item => item.textContent)
}

describe('a menu label', () => {
  it('is Chats and FAQ by default', async () => {
    expect(await labels(null)).toEqual(expect.arrayContaining(['Chats', 'FAQ']))
    expect(await labels({ tabs: { chats: {} }, customTabs: [] })).toEqual(['Chats', 'FAQ'])
  })

  it("is the community's own if it has one", async () => {
    const tabs = { chats: { label: { en: 'Letters', ru: 'Письма' } } }
    expect(await labels({ tabs, customTabs: [] })).toEqual(['Letters', 'FAQ'])
  })
})
