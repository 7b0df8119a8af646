import { type Job, job } from '#server/platform/jobs/jobs.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'chatFile.remove': { storedNames: string[] }
  }
}

export const smallName = (storedName: string): string => `${storedName}.small`
/** Names under which a file is kept: itself, and the small size of a picture. */
export const keptNames = (storedName: string): string[] => [storedName, smallName(storedName)]

/** After the commit, so that a file that is still shown always exists. */
const removeJob = job(
  'chatFile.remove',
  async ({ storedNames }, { storage, community }) => {
    for (const name of storedNames.flatMap(keptNames)) await storage.remove(community.id, name)
  },
  { holdsTransaction: false },
)

export const chatFileJobs: Job[] = [removeJob]
