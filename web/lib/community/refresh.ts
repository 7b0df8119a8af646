import { bootstrap } from '../browser/bootstrap.ts'
import { stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { communityStore, setNavigation } from './community.ts'

/** A failure is only logged: the known options stay. */
export async function refreshOptions(): Promise<void> {
  const { id } = communityStore.get()
  try {
    const options = await api.community.listOptions({ id })
    stored.options(id).set(options)
    communityStore.update(community => ({ ...community, options }))
  } catch (error) {
    console.warn('The options could not be loaded', error)
    const cached = stored.options(id).get()
    if (cached) communityStore.update(community => ({ ...community, options: cached }))
  }
}

/** Not for the default community, whose page has everything; elsewhere the default menu is the fallback. */
export async function refreshNavigation(): Promise<void> {
  const { domain } = communityStore.get()
  if (domain === bootstrap.settings.defaultDomain) return
  await api.community.getNavigation({ domain }).then(setNavigation, () => setNavigation(null))
}

/** Reloads the community, such as after a change of language. */
export async function refreshCommunity(): Promise<void> {
  communityStore.set(await api.community.get({ id: communityStore.get().id }))
}
