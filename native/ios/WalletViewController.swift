// Not compiled here; see ../README.md. Needs iOS 15.
import UIKit
import WebKit

private let origin = "https://wallet.example.com"

/// Replace it with your app's own sign-in.
protocol WalletSession: AnyObject {
  /// The login token of the person who is signed in to the app.
  var token: String { get }
  /// A new token for the same person; after a sign-in, where that is needed.
  func renew() async throws -> String
}

/// A screen with <tw-transfer>.
final class WalletViewController: UIViewController {
  private unowned let session: WalletSession
  private var webView: WKWebView!
  /// The file that is being downloaded.
  private var saved: URL?
  /// The element has a screen to go back to: said by `tw-step`.
  private var canGoBack = false {
    didSet {
      // The edge swipe of the navigation controller leaves this screen; the element's own comes first.
      navigationController?.interactivePopGestureRecognizer?.isEnabled = !canGoBack
      edgeSwipe.isEnabled = canGoBack
    }
  }
  private lazy var edgeSwipe: UIScreenEdgePanGestureRecognizer = {
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
    swipe.edges = .left
    return swipe
  }()

  init(session: WalletSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = WKWebViewConfiguration()
    // Keeps no strong reference: the content controller would keep this screen alive.
    configuration.userContentController.add(WeakHandler(self), name: "tw")
    webView = WKWebView(frame: view.bounds, configuration: configuration)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The page reaches under the notch (`viewport-fit=cover`); the element keeps its title bar clear of it.
    webView.scrollView.contentInsetAdjustmentBehavior = .never
    webView.scrollView.keyboardDismissMode = .interactive
    webView.navigationDelegate = self
    webView.addGestureRecognizer(edgeSwipe)
    view.addSubview(webView)
    webView.load(URLRequest(url: URL(string: "\(origin)/wallet.html")!))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    guard isMovingFromParent else { return }
    // `close` makes the element ask for a token once more; nobody is to answer.
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "tw")
    tell(["type": "close"])
  }

  @objc private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
    if swipe.state == .recognized { tell(["type": "back"]) }
  }

  /// Says something to the elements; only a page of this origin hears it.
  private func tell(_ fields: [String: Any]) {
    let message = fields.merging(["source": "tw-host", "v": 1]) { own, _ in own }
    webView.callAsyncJavaScript(
      "if (location.origin === origin) window.postMessage(message, origin)",
      arguments: ["message": message, "origin": origin],
      in: nil, in: .page)
  }

  private func hear(type: String, detail: [String: Any]) {
    switch type {
    case "tw-step":
      canGoBack = detail["canGoBack"] as? Bool ?? false
      title = detail["title"] as? String
    case "tw-navigate":
      switch detail["reason"] as? String {
      case "no-token":
        // The page has no token in its address and in no storage: it asks, and gets it here.
        tell(["type": "token", "token": session.token])
      case "auth":
        // Refused: the same person goes on where it stopped.
        Task { @MainActor in
          guard let token = try? await session.renew() else { return leave() }
          tell(["type": "token", "token": token, "samePerson": true])
        }
      case "withdraw":
        // The element has opened the withdrawal of USD by itself.
        break
      default:
        leave()
      }
    case "tw-open":
      // A payment page belongs in the browser.
      if let text = detail["url"] as? String, let url = URL(string: text) {
        Task { @MainActor in await UIApplication.shared.open(url) }
      }
    case "tw-error":
      NSLog("wallet: %@", detail["kind"] as? String ?? "")
    default:
      break
    }
  }

  private func leave() { navigationController?.popViewController(animated: true) }

  /// For a button of the app: prints what the page shows.
  @objc func printPage() {
    let printer = UIPrintInteractionController.shared
    printer.printFormatter = webView.viewPrintFormatter()
    printer.present(animated: true)
  }
}

extension WalletViewController: WKScriptMessageHandler {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    let sender = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, "\(sender.`protocol`)://\(sender.host)" == origin,
      let body = message.body as? [String: Any],
      body["source"] as? String == "tw", body["v"] as? Int == 1,
      let type = body["type"] as? String, let detail = body["detail"] as? [String: Any]
    else { return }
    hear(type: type, detail: detail)
  }
}

extension WalletViewController: WKNavigationDelegate, WKDownloadDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    // A receipt or a list that the page has made.
    if action.shouldPerformDownload { return .download }
    guard let url = action.request.url, url.scheme != "blob", action.targetFrame?.isMainFrame != false else { return .allow }
    if url.absoluteString.hasPrefix("\(origin)/") { return .allow }
    // Other addresses belong in the browser.
    await UIApplication.shared.open(url)
    return .cancel
  }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    download.delegate = self
  }

  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    saved = folder.appendingPathComponent(suggestedFilename)
    return saved
  }

  func downloadDidFinish(_ download: WKDownload) {
    guard let saved else { return }
    present(UIActivityViewController(activityItems: [saved], applicationActivities: nil), animated: true)
  }
}

private final class WeakHandler: NSObject, WKScriptMessageHandler {
  private weak var handler: WKScriptMessageHandler?
  init(_ handler: WKScriptMessageHandler) { self.handler = handler }
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    handler?.userContentController(controller, didReceive: message)
  }
}
