import { cropPhoto } from '#server/features/files/photo/photo.ts'

/** Crops the picture of its input as often as asked, all at once, and prints its peak memory in MB. */
const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part)
const picture = Buffer.concat(parts)
await Promise.all(Array.from({ length: Number(process.argv[2]) }, () => cropPhoto(picture, {})))
process.stdout.write(String(process.resourceUsage().maxRSS / 1024))
