import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [solid()],
  // The calls go to the sandbox: `npm run sandbox` in this project.
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
