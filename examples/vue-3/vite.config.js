import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tw-') } } }),
  ],
  // The calls go to the sandbox: `npx --package trading-wallet-sandbox tw-sandbox`.
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
