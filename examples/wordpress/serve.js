// A WordPress 6.5 with the built plugin, on 127.0.0.1: `node serve.js <port> <file>…`. Each file is the
// content of a page with the file's name. It prints the address of each page as one JSON object.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join, parse } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node'
import { bootWordPress } from '@wp-playground/wordpress'

const [port, ...pages] = process.argv.slice(2)
const builds = 'node_modules/@wp-playground/wordpress-builds'
const zip = (name) => new File([readFileSync(join(builds, 'src', name))], name)

let handler
const server = createServer(async (incoming, outgoing) => {
  const { method, headers, url } = incoming
  const body = await buffer(incoming)
  const answer = await handler.request({ method, headers, url, body })
  outgoing.writeHead(answer.httpStatusCode, answer.headers).end(answer.bytes)
})
await new Promise((done) => server.listen(Number(port), '127.0.0.1', done))
const siteUrl = `http://127.0.0.1:${server.address().port}`

handler = await bootWordPress({
  createPhpRuntime: () => loadNodeRuntime('8.3'),
  siteUrl,
  // It asks wordpress.org for no updates.
  constants: { WP_HTTP_BLOCK_EXTERNAL: true, DISABLE_WP_CRON: true },
  wordPressZip: zip('wordpress/wp-6.5.zip'),
  sqliteIntegrationPluginZip: zip('sqlite-database-integration/sqlite-database-integration.zip'),
  hooks: {
    beforeDatabaseSetup(php) {
      // The archive has what PHP reads; what browsers read lies beside it.
      const assets = join(builds, 'public/wp-6.5')
      for (const path of readdirSync(assets, { recursive: true })) {
        if (statSync(join(assets, path)).isDirectory()) continue
        php.mkdirTree(dirname(join(php.documentRoot, path)))
        php.writeFile(join(php.documentRoot, path), readFileSync(join(assets, path)))
      }
    },
  },
})

const php = await handler.getPrimaryPhp()
const plugin = join(php.documentRoot, 'wp-content/plugins/trading-wallet')
php.mkdirTree(plugin)
await php.mount(plugin, createNodeFsMountHandler('dist/trading-wallet'))

const { text } = await php.run({
  env: {
    PAGES: JSON.stringify(
      Object.fromEntries(pages.map((file) => [parse(file).name, readFileSync(file, 'utf8')])),
    ),
  },
  code: `<?php
    require '${php.documentRoot}/wp-load.php';
    require ABSPATH . 'wp-admin/includes/plugin.php';
    $problem = activate_plugin( 'trading-wallet/trading-wallet.php' );
    if ( is_wp_error( $problem ) ) {
      die( $problem->get_error_message() );
    }
    $addresses = array();
    foreach ( json_decode( getenv( 'PAGES' ), true ) as $name => $content ) {
      $page = array(
        'post_type'    => 'page',
        'post_status'  => 'publish',
        'post_title'   => $name,
        'post_content' => wp_slash( $content ),
      );
      $addresses[ $name ] = get_permalink( wp_insert_post( $page ) );
    }
    echo json_encode( $addresses, JSON_UNESCAPED_SLASHES );`,
})
console.log(text)
