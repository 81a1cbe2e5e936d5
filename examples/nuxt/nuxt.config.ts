export default defineNuxtConfig({
  compatibilityDate: '2025-09-01',
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tw-') } },
  // Nuxt 4.1 cannot store the payload of `/` with the storage that it installs today.
  experimental: { payloadExtraction: false },
})
