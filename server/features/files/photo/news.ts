declare module '#server/platform/jobs/names.ts' {
  interface News {
    'photo.moved': { file: string }
  }
}

export {}
