declare module '#server/platform/jobs/names.ts' {
  interface News {
    'person.reached out': { authorId: string; subjectId: string; message: string }
  }
}

export {}
