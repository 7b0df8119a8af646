import { goTo } from '#web/lib/browser/navigation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { chooseOrganiserMode } from '#web/lib/session/state.ts'
import type { WordKey } from '#web/lib/words/words.ts'

/** Switches organiser mode, for users who are both organiser and participant. */
export function useModeSwitch(): { word: WordKey<'shell'>; run: () => void } | null {
  const { user, mode, hasProfile, isAdmin, isNetworkingOff } = useSession()
  if (!user?.canOrganise || isNetworkingOff || !(hasProfile || isAdmin)) return null
  const isOrganiser = mode === 'organiser'
  return {
    word: isOrganiser ? 'userMenu.memberMode' : 'userMenu.organiserMode',
    run: () => {
      chooseOrganiserMode(!isOrganiser)
      goTo(isOrganiser ? '/my_communities' : '/admin')
    },
  }
}
