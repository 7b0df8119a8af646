import type { Language } from '#contract/languages.ts'
import { stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { communityStore } from '../community/community.ts'
import { refreshCommunity } from '../community/refresh.ts'
import { sessionStore } from '../session/state.ts'
import { currentLanguage, setCurrentLanguage } from './language.ts'
import { languageAfterSignIn } from './languageRules.ts'

/** Changes the interface at once; if it cannot be saved on the server, it stays chosen in this browser, silently. */
export async function changeLanguage(language: Language): Promise<void> {
  stored.language.set(language)
  setCurrentLanguage(language)
  await saveLanguage(language).catch(() => undefined)
  await refreshCommunity().catch(() => undefined)
}

/** Saves it for the profile in this community; for the user if there is none, or if that fails. */
async function saveLanguage(language: Language): Promise<void> {
  const { status, participant } = sessionStore.get()
  if (status !== 'signedIn') return
  const forUser = () => api.user.updateLanguage({ lang: language })
  if (!participant) await forUser()
  else await api.profile.updateLanguage({ communityId: communityStore.get().id, language }).catch(forUser)
}

/** Switches to the preferred language of a user who was just loaded, if the rules allow. */
export function followPreferredLanguage(preferred: Language | null): void {
  const next = languageAfterSignIn({
    current: currentLanguage(),
    isChosen: stored.language.get() !== null,
    preferred,
    community: communityStore.get(),
  })
  if (next === currentLanguage()) return
  stored.language.set(next)
  setCurrentLanguage(next)
}
