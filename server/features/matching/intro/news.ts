declare module '#server/platform/jobs/names.ts' {
  interface News {
    'intro.sent': { introId: string }
    'intro.answered': { introId: string }
  }
}

export {}
