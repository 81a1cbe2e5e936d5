import type { ClientSettings } from '../../shared/api/request.ts'
import { brand } from '../brand.ts'

/** Where the operator's server is, and how it differs from ours; for every call of the site. */
export const apiSettings = () =>
  ({
    baseUrl: brand.apiOrigin,
    paths: brand.apiPaths,
  }) satisfies Partial<ClientSettings>

/** Properties that tell an element where its API is; spread over its tag. */
export function apiProperties() {
  const { baseUrl, paths } = apiSettings()
  return { apiBase: baseUrl, apiPaths: paths }
}
