import type { Page } from '@playwright/test'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { siteUrl } from '../site/page.ts'

/** Serves a page of the site as something on the way has changed it; its headers stay. */
export const serveChanged = (
  page: Page,
  path: string,
  change: (html: string) => string,
  locale: Locale = 'en',
): Promise<unknown> =>
  page.route(siteUrl(path, locale), async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    // The server may close a kept connection just as it is used again.
    const response = await route.fetch({ maxRetries: 3 })
    const headers = { ...response.headers() }
    delete headers['content-encoding']
    delete headers['content-length']
    await route.fulfill({
      status: response.status(),
      headers,
      body: change(await response.text()),
    })
  })

/** A document without its rendered page: React draws all of it. */
export const withoutBody = (html: string): string =>
  html.replace(/<div id="site">.*<\/div><\/body>/s, '<div id="site"></div></body>')

const withoutCommentsAndSpaces = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/>\s+</g, '><')

const withElementsOfProxy = (html: string) =>
  html
    .replace(
      '<head>',
      '<head><meta name="proxy" content="1"><link rel="dns-prefetch" href="//a.example">',
    )
    .replace(/<body>/, '<body><div id="proxy-bar">Proxy</div><script>"of a proxy"</script>')
    .replace('</body>', '<script src="/cdn-cgi/none.js"></script></body>')

/** What minifiers, caches and proxies do to a document. */
export const changes: Readonly<Record<string, (html: string) => string>> = {
  'by a proxy that minifies and adds elements': (html) =>
    withElementsOfProxy(withoutCommentsAndSpaces(html)),
  'without comments': (html) => html.replace(/<!--.*?-->/gs, ''),
  'without spaces between tags': (html) => html.replace(/>\s+</g, '><'),
  'without comments and spaces': withoutCommentsAndSpaces,
  'without quotes and optional tags': (html) =>
    html
      .replace(/ ([\w-]+)="([\w/.-]+)"(?=[ >])/g, ' $1=$2')
      .replace(/<\/(li|dt|dd|p|option|tr|td)>(?=<\/?(li|dt|dd|ul|dl|tr|td|tbody|div)\b)/g, ''),
  'without a rendered page': withoutBody,
  'with elements of a proxy': withElementsOfProxy,
  'with another language': (html) => html.replace(/<html lang="[^"]*"/, '<html lang="fr"'),
  'with the tags of a translator': (html) =>
    html.replace(/<p([^>]*)>([^<]+)<\/p>/g, '<p$1><font><font>$2</font></font></p>'),
}

/** As Cloudflare hides addresses from harvesters; its own script would show them again. */
export const hideAddresses = (html: string): string =>
  html
    .replace(/(<a [^>]*href=")mailto:[^"]*/g, '$1/cdn-cgi/l/email-protection#5a3b')
    .replace(
      /(>[^<]*?)[\w.+-]+@[\w-]+\.[\w.]+/g,
      '$1<span class="__cf_email__" data-cfemail="5a3b">[email&#160;protected]</span>',
    )
