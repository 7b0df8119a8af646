import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../lib/debian.mjs'

/** A self-signed certificate for these names, which browsers accept only when they are told to. */
export function makeCertificate(folder: string, names: string[]): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')]
  const alternatives = `subjectAltName=${names.map(name => `DNS:${name}`).join(',')}`
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', alternatives, '-days', '2']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]
  execFileSync('openssl', args, { stdio: 'pipe' })
  return { certificate, key }
}

/** Debian's nginx with one site, in a folder of its own. The site is checked first, as `nginx -t` does. */
export async function startNginx(folder: string, site: string): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder)
  const program = findProgram('nginx')
  if (!program) throw new Error('nginx is not installed: npm run test:peers')
  const isRoot = process.getuid?.() === 0
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(path.join(folder, 'site.conf'), site)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' })
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'spawn')
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
