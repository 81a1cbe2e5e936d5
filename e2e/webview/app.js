/*
 * A native app with one webview, for gjs: it does what it reads from its input, a JSON text a line,
 * and writes what happens to its output. WebKitGTK has `window.webkit.messageHandlers`, as iOS has.
 */
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [files] = ARGV

const output = new Gio.UnixOutputStream({ fd: 1 })
const say = (event, fields = {}) => {
  output.write_all(`${JSON.stringify({ event, ...fields })}\n`, null)
  output.flush(null)
}

Gtk.init(null)
const context = WebKit.WebContext.new_ephemeral()
const manager = new WebKit.UserContentManager()
manager.connect('script-message-received::tw', (_, result) =>
  say('message', { body: JSON.parse(result.get_js_value().to_json(0)) }),
)
manager.register_script_message_handler('tw')

const view = new WebKit.WebView({ web_context: context, user_content_manager: manager })
const settings = view.get_settings()
settings.hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER
settings.enable_write_console_messages_to_stdout = false

view.connect('load-changed', (_, change) => {
  if (change === WebKit.LoadEvent.FINISHED) say('loaded', { uri: view.get_uri() })
})
view.connect('load-failed', (_, __, uri, error) => {
  say('failed', { uri, reason: error.message })
  return true
})
view.connect('web-process-terminated', (_, reason) => say('ended', { reason }))
// The file that a person would choose.
let chosen = []
view.connect('run-file-chooser', (_, request) => {
  say('chooser', { types: request.get_mime_types() ?? [] })
  request.select_files(chosen)
  return true
})
view.connect('print', () => {
  say('print')
  return true
})
// A link to another origin, or to another window, belongs in the browser.
view.connect('decide-policy', (_, decision, type) => {
  if (type === WebKit.PolicyDecisionType.RESPONSE) return false
  const uri = decision.get_navigation_action().get_request().get_uri()
  const isOwn = uri.startsWith('about:') || uri.startsWith(origin)
  if (isOwn && type === WebKit.PolicyDecisionType.NAVIGATION_ACTION) return false
  if (uri.startsWith('blob:')) return false
  say('open', { uri })
  decision.ignore()
  return true
})
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (_, name) => {
    download.set_destination(GLib.filename_to_uri(GLib.build_filenamev([files, name]), null))
    return true
  })
  download.connect('finished', () => say('saved', { uri: download.get_destination() }))
})

const window = new Gtk.Window({ default_width: 390, default_height: 844 })
window.add(view)
window.show_all()

let origin = 'about:'
const commands = {
  load({ uri }) {
    origin = uri.replace(/^(\w+:\/\/[^/]+).*/, '$1/')
    view.load_uri(uri)
  },
  reload: () => view.reload(),
  /** To the page, and to no other origin. */
  tell({ message }) {
    const body = `if (location.origin === origin) window.postMessage(JSON.parse(message), origin)`
    const own = { origin: origin.slice(0, -1), message: JSON.stringify(message) }
    const values = Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, GLib.Variant.new_string(value)]),
    )
    const parameters = new GLib.Variant('a{sv}', values)
    view.call_async_javascript_function(body, -1, parameters, null, null, null, null)
  },
  /** Plays the person; the answer is that of the script. */
  evaluate({ id, script }) {
    view.call_async_javascript_function(script, -1, null, null, null, null, (_, done) => {
      try {
        const value = view.call_async_javascript_function_finish(done)
        say('answer', { id, value: JSON.parse(value.to_json(0) ?? 'null') })
      } catch (error) {
        say('answer', { id, error: error.message })
      }
    })
  },
  choose({ paths }) {
    chosen = paths
  },
  /** As the system does when memory is short. */
  terminate: () => view.terminate_web_process(),
  picture({ id, path }) {
    const { VISIBLE } = WebKit.SnapshotRegion
    view.get_snapshot(VISIBLE, WebKit.SnapshotOptions.NONE, null, (_, done) => {
      view.get_snapshot_finish(done).writeToPNG(path)
      say('answer', { id, value: path })
    })
  },
  quit: () => loop.quit(),
}

const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0 }) })
const read = () =>
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_, done) => {
    const [line] = input.read_line_finish_utf8(done)
    // The test has ended.
    if (line === null) return loop.quit()
    const { command, ...fields } = JSON.parse(line)
    commands[command](fields)
    read()
  })
const loop = GLib.MainLoop.new(null, false)
read()
say('started')
loop.run()
