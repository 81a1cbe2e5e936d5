import { apiSettings } from '../session/api-settings.ts'

/** Properties that tell an element where its API is; spread over its tag. */
export function apiProperties() {
  const { baseUrl, paths } = apiSettings()
  return { apiBase: baseUrl, apiPaths: paths }
}
