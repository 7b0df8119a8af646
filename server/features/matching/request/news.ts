declare module '#server/platform/jobs/names.ts' {
  interface News {
    'request.answered': { answerId: string }
  }
}

export {}
