import type { Scope } from '#server/platform/http/context.ts'
import type { Publication } from './hub.ts'
import { notifyProcesses } from './store.ts'

/** What the processes of the server tell each other. */
export type Sent = { communityId: string } & ({ publication: Publication } | { id: string })

export type Publish = (scope: Pick<Scope, 'db' | 'community' | 'now'>, publication: Publication) => Promise<void>

/** Hands a publication to all processes if and only if the transaction commits. */
export const publishByDatabase: Publish = ({ db, community, now }, publication) =>
  notifyProcesses(db, community.id, JSON.stringify({ communityId: community.id, publication } satisfies Sent), now)

/** Where the socket is off, screens ask again by themselves. */
export const publishNothing: Publish = async () => {}
