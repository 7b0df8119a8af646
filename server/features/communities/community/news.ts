import type { Language } from '#contract/languages.ts'

declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Told in the community where the founder was signed in; `communityId` is the new one. */
    'community.created': { communityId: string; founder: { userId: string; email: string; lang: Language } }
  }
}
