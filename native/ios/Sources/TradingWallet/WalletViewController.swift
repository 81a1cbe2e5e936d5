#if canImport(UIKit)
  import UIKit
  import WebKit
  import WalletProtocol

  /// A page that loads but never speaks is shown as one that failed.
  private let longestSilence: Duration = .seconds(30)

  /// A screen with an element of the wallet. Push it, or present it; `session` is kept as long as the
  /// screen.
  public final class WalletViewController: UIViewController {
    private let options: WalletOptions
    private let session: any WalletSession
    private var rules: WalletRules
    private var webView: WKWebView?
    private var silence: Task<Void, Never>?
    private var wasBarHidden: Bool?
    private let printer = DocumentPrinter()
    private lazy var failureView = WalletFailureView(
      onRetry: { [weak self] in self?.load() },
      onClose: { [weak self] in self?.session.walletLeaves(reason: "failed", to: "/") })
    private lazy var edgeSwipe: UIScreenEdgePanGestureRecognizer = {
      let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
      swipe.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      return swipe
    }()

    public init(options: WalletOptions, session: any WalletSession) {
      self.options = options
      self.session = session
      rules = WalletRules(options: options, confirmsOrders: session.confirmsOrders)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("by code only") }

    override public func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addGestureRecognizer(edgeSwipe)
      if options.titleBar == .app {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(
            title: text("back"), image: UIImage(systemName: "chevron.backward")
          ) { [weak self] _ in self?.goBack() })
      }
      load()
    }

    override public func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if options.titleBar == .element, let navigation = navigationController, wasBarHidden == nil {
        wasBarHidden = navigation.isNavigationBarHidden
        navigation.setNavigationBarHidden(true, animated: animated)
      }
      if presentationController?.delegate == nil { presentationController?.delegate = self }
      showBack(rules.canGoBack)
    }

    override public func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      allowSystemBack(true)
      if let wasBarHidden {
        navigationController?.setNavigationBarHidden(wasBarHidden, animated: animated)
        self.wasBarHidden = nil
      }
    }

    override public func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent || isBeingDismissed { close() }
    }

    // MARK: The page

    /// Loads the page, in a new web view: the last one may have lost its process.
    private func load() {
      close()
      failureView.removeFromSuperview()
      rules.pageStarted()
      showBack(false)
      let page = newWebView()
      webView = page
      view.insertSubview(page, at: 0)
      page.load(URLRequest(url: options.address))
      silence = Task { [weak self] in
        try? await Task.sleep(for: longestSilence)
        guard !Task.isCancelled, let self, !self.rules.isAlive else { return }
        self.showFailure()
      }
    }

    private func newWebView() -> WKWebView {
      let configuration = WKWebViewConfiguration()
      // The content controller keeps its handler, and the handler keeps no screen.
      configuration.userContentController.add(MessageHandler(self), name: "tw")
      let page = WKWebView(frame: view.bounds, configuration: configuration)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // The page reaches under the notch (`viewport-fit=cover`), and the element keeps clear of it.
      page.scrollView.contentInsetAdjustmentBehavior = .never
      page.scrollView.keyboardDismissMode = .interactive
      page.allowsBackForwardNavigationGestures = false
      page.allowsLinkPreview = false
      page.isOpaque = false
      page.backgroundColor = .systemBackground
      page.navigationDelegate = self
      page.uiDelegate = self
      return page
    }

    private func close() {
      silence?.cancel()
      webView?.configuration.userContentController.removeScriptMessageHandler(forName: "tw")
      webView?.navigationDelegate = nil
      webView?.uiDelegate = nil
      webView?.removeFromSuperview()
      webView = nil
    }

    private func showFailure() {
      close()
      showBack(false)
      failureView.frame = view.bounds
      failureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(failureView)
      UIAccessibility.post(notification: .screenChanged, argument: failureView)
    }

    // MARK: Messages

    fileprivate func hear(_ message: WKScriptMessage) {
      guard message.webView === webView, JSONSerialization.isValidJSONObject(message.body),
        let json = try? JSONSerialization.data(withJSONObject: message.body)
      else { return }
      let sender = message.frameInfo.securityOrigin
      let port = sender.port == 0 ? "" : ":\(sender.port)"
      let origin = "\(sender.protocol)://\(sender.host)\(port)"
      carryOut(rules.receive(json, from: origin, isMainFrame: message.frameInfo.isMainFrame))
    }

    private func carryOut(_ effects: [WalletEffect]) {
      for effect in effects { carryOut(effect) }
    }

    private func carryOut(_ effect: WalletEffect) {
      switch effect {
      case .tell(let message): tell(message)
      case .askToken(let request): askToken(request)
      case .openOutside(let url): UIApplication.shared.open(url)
      case .share(let id, let name, let data): carryOut(rules.done(id, share(name: name, data: data)))
      case .print(let id, let name, let html):
        printer.print(name: name, html: html, from: self) { [weak self] isDone in
          guard let self else { return }
          self.carryOut(self.rules.done(id, isDone))
        }
      case .authorize(let id, let order): confirm(id, order)
      case .giveToken(let token): session.walletGives(token: token.value)
      case .showStep(let title, let canGoBack):
        if options.titleBar == .app { self.title = title }
        showBack(canGoBack)
      case .report(let event): session.walletReports(event)
      case .leave(let reason, let to): session.walletLeaves(reason: reason, to: to)
      }
    }

    /// Says something to the page; only a page of this origin hears it. It is an argument and no part
    /// of a script, so nothing in it can be code.
    private func tell(_ message: HostMessage) {
      webView?.callAsyncJavaScript(
        "if (location.origin === origin) window.postMessage(JSON.parse(message), origin)",
        arguments: ["message": message.json, "origin": options.origin],
        in: nil, in: .page, completionHandler: nil)
    }

    private func askToken(_ request: TokenRequest) {
      Task { [weak self, session] in
        let token = request.isRenewal ? await session.renewToken() : await session.token()
        guard let self, self.webView != nil else { return }
        self.carryOut(self.rules.answer(request, with: token, at: ProcessInfo.processInfo.systemUptime))
      }
    }

    private func confirm(_ id: String, _ order: [String: String]) {
      Task { [weak self, session] in
        let confirmation = await session.confirm(order: order)
        guard let self, self.webView != nil else { return }
        self.carryOut(self.rules.done(id, confirmation))
      }
    }

    // MARK: For the app

    /// `en`, `zh`, `ja`, `ko` or `system`.
    public func setLanguage(_ language: String) { tell(.language(language)) }

    /// `dark`, `light` or `system`.
    public func setTheme(_ theme: String) { tell(.theme(theme)) }

    /// A step of the element, or out of the screen.
    public func goBack() { carryOut(rules.back()) }

    /// The person signs out of the app: the element forgets them, and the session is asked for a token again.
    public func forgetPerson() { tell(.close) }

    // MARK: Files

    /// Where a popover points to.
    var middle: CGRect { CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) }

    /// The share sheet, which on an iPad is a popover and must know its place. The file is removed
    /// when the sheet is closed.
    private func share(name: String, data: Data) -> Bool {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .completeFileProtection)
      } catch {
        return false
      }
      let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRect = middle
      sheet.popoverPresentationController?.permittedArrowDirections = []
      sheet.completionWithItemsHandler = { _, _, _, _ in
        try? FileManager.default.removeItem(at: folder)
      }
      present(sheet, animated: true)
      return true
    }

    // MARK: Back

    /// While the element has a step to go back to, swipes and the pull on a sheet are its own.
    private func showBack(_ canGoBack: Bool) {
      edgeSwipe.isEnabled = canGoBack
      isModalInPresentation = canGoBack
      navigationController?.isModalInPresentation = canGoBack
      allowSystemBack(!canGoBack)
    }

    private func allowSystemBack(_ isAllowed: Bool) {
      guard let navigation = navigationController, navigation.topViewController === self || isAllowed else { return }
      navigation.interactivePopGestureRecognizer?.isEnabled = isAllowed
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
          navigation.interactiveContentPopGestureRecognizer?.isEnabled = isAllowed
        }
      #endif
    }

    @objc private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
      if swipe.state == .recognized { goBack() }
    }
  }

  extension WalletViewController: UIAdaptivePresentationControllerDelegate {
    /// The sheet was pulled down while the element has a step to go back to.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      goBack()
    }
  }

  extension WalletViewController: WKNavigationDelegate {
    public func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      guard let url = action.request.url else { return .cancel }
      switch rules.destination(of: url.absoluteString) {
      case .here:
        return action.shouldPerformDownload ? .cancel : .allow
      case .nowhere:
        return .cancel
      case .outside:
        if action.targetFrame?.isMainFrame != false { await UIApplication.shared.open(url) }
        return .cancel
      }
    }

    public func webView(
      _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
      guard response.isForMainFrame, status >= 400 || !response.canShowMIMEType else { return .allow }
      showFailure()
      return .cancel
    }

    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      // A navigation that was refused above has ended too, and the page is still there.
      if !rules.isAlive { showFailure() }
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      switch rules.rendererGone(at: ProcessInfo.processInfo.systemUptime) {
      case .reload: load()
      case .showFailure: showFailure()
      }
    }
  }

  extension WalletViewController: WKUIDelegate {
    /// A link to a new tab.
    public func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for action: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      if let url = action.request.url, rules.destination(of: url.absoluteString) != .nowhere {
        UIApplication.shared.open(url)
      }
      return nil
    }
  }

  private final class MessageHandler: NSObject, WKScriptMessageHandler {
    private weak var screen: WalletViewController?

    init(_ screen: WalletViewController) { self.screen = screen }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
      screen?.hear(message)
    }
  }

  /// A text of this package, in the language of the app.
  func text(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
#endif
