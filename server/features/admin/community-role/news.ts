declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Rights of a user were given or taken. */
    'communityRole.changed': { userId: string; given: string[]; taken: string[] }
  }
}

export {}
