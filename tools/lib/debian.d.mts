export function findProgram(name: string): string | undefined
export function findPrograms(packages: Record<string, string>, options?: { mayInstall?: boolean }): Promise<void>
