import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // The calls go to the sandbox: `npm run sandbox` in this project.
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
