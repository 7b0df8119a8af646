declare module '#server/platform/jobs/names.ts' {
  interface News {
    'participant.reached out': { authorId: string; subjectId: string; message: string }
  }
}

export {}
