// The app opens a payment page: in a webview, another tab often does not open.
addEventListener('tw-open', (event) => event.preventDefault())

// Android's webview saves no file that a page makes. There the app adds `TwFiles`, and this page hands
// each file to it; elsewhere the browser's own way stays.
const { TwFiles } = window

if (TwFiles) {
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download || !this.href.startsWith('blob:')) return click.call(this)
    const { download: name, href } = this
    const read = async () => {
      const file = await (await fetch(href)).blob()
      const reader = new FileReader()
      reader.onload = () =>
        TwFiles.postMessage(JSON.stringify({ name, type: file.type, data: reader.result }))
      reader.readAsDataURL(file)
    }
    read()
  }
}
