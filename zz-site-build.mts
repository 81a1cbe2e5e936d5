import { createBuilder } from 'vite'
const b = await createBuilder({ configFile: 'vite.config.ts', logLevel: 'warn', environments: {} })
const env = b.environments.site
;(env.config.build as any).outDir = '/tmp/h/site-try'
const out: any = await b.build(env)
const chunks = (Array.isArray(out)?out:[out]).flatMap((o:any)=>o.output).filter((c:any)=>c.type==='chunk')
const { brotliCompressSync } = await import('node:zlib')
const by = new Map(chunks.map((c:any)=>[c.fileName,c]))
const closure=(c:any, seen=new Set<string>())=>{ if(seen.has(c.fileName)) return seen; seen.add(c.fileName); for(const i of c.imports){const x=by.get(i); if(x) closure(x,seen)} return seen }
const size=(f:string)=>brotliCompressSync(by.get(f).code).length
console.log(chunks.length,'chunks')
const main = chunks.find((c:any)=>c.isEntry); const base=closure(main)
console.log('main', base.size, [...base].reduce((a,f)=>a+size(f),0), [...base].map(f=>f.replace('assets/','')+':'+size(f)).join(' '))
for (const c of chunks.filter((c:any)=>/site\/pages\/[^/]+\/Page|\/register\.ts$|statement\.ts$|overlays\.ts$|calls\.ts$|send-enquiry/.test(c.facadeModuleId??''))) {
  const cl=[...closure(c)].filter(f=>!base.has(f))
  console.log(c.facadeModuleId.replace('/work/wt/site/',''), cl.length, cl.reduce((a,f)=>a+size(f),0), cl.map(f=>f.replace('assets/','').replace(/-.{8}\.js/,'')+':'+size(f)).join(' '))
}
if (process.argv[2]) for (const c of chunks.filter((c:any)=>c.fileName.includes(process.argv[2]))) console.log(c.fileName, c.moduleIds.map((m:string)=>m.replace('/work/wt/site/','')).join('\n   '))
