#if canImport(UIKit)
  import UIKit
  import WebKit

  /// Prints a document of the element, in a web view of its own that runs no script.
  @MainActor
  final class DocumentPrinter: NSObject, WKNavigationDelegate {
    private var page: WKWebView?
    private var onLoad: (() -> Void)?

    /// `onEnd` hears false only if the document could not be printed; a person may also cancel.
    func print(
      name: String, html: String, from screen: WalletViewController, onEnd: @escaping @MainActor (Bool) -> Void
    ) {
      let configuration = WKWebViewConfiguration()
      configuration.defaultWebpagePreferences.allowsContentJavaScript = false
      configuration.websiteDataStore = .nonPersistent()
      let page = WKWebView(frame: screen.view.bounds, configuration: configuration)
      page.navigationDelegate = self
      self.page = page
      onLoad = { [weak self, weak screen] in
        guard let self, let screen else { return }
        self.present(page, name: name, from: screen, onEnd: onEnd)
      }
      page.loadHTMLString(html, baseURL: nil)
    }

    private func present(
      _ page: WKWebView, name: String, from screen: WalletViewController, onEnd: @escaping @MainActor (Bool) -> Void
    ) {
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo.printInfo()
      info.jobName = name
      controller.printInfo = info
      controller.printFormatter = page.viewPrintFormatter()
      let handler: UIPrintInteractionController.CompletionHandler = { [weak self] _, _, error in
        self?.page = nil
        onEnd(error == nil)
      }
      // On an iPad it is a popover, and must know its place.
      if screen.traitCollection.userInterfaceIdiom == .pad {
        controller.present(from: screen.middle, in: screen.view, animated: true, completionHandler: handler)
      } else {
        controller.present(animated: true, completionHandler: handler)
      }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      onLoad?()
      onLoad = nil
    }

    /// Only the document itself is loaded.
    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      action.request.url?.scheme == "about" ? .allow : .cancel
    }
  }
#endif
