import Foundation

/// What the screen has to do.
public enum WalletEffect: Sendable, Equatable {
  /// Send this to the page, now.
  case tell(HostMessage)
  /// Ask the app for a token, and hand it to `answer` with this request.
  case askToken(TokenRequest)
  case openOutside(URL)
  /// Offer the file to the person, and send what `done` returns.
  case share(id: String, name: String, data: Data)
  /// Print the document, and send what `done` returns.
  case print(id: String, name: String, html: String)
  /// Let the person confirm exactly this order, and send what `done` returns.
  case authorize(id: String, order: [String: String])
  case giveToken(WalletToken)
  case showStep(title: String, canGoBack: Bool)
  case report(WalletMessage)
  case leave(reason: String, to: String)
}

/// How a person has answered in the app to an order.
public enum WalletConfirmation: Sendable, Equatable {
  /// `proof` goes to your server unread.
  case confirmed(proof: String?)
  case declined
}

public struct TokenRequest: Sendable, Equatable {
  public let isRenewal: Bool
  let page: Int
}

/// Where an address is opened.
public enum Destination: Sendable { case here, outside, nowhere }

public enum Recovery: Sendable { case reload, showFailure }

/// The rules between a page with an element and the app around it. They know no UIKit: the screen
/// carries out what they return.
///
/// They hold no token. A token is sent to the page that asked for it, as soon as the app has it; if
/// that page is gone, the token is dropped, and the next page asks again.
public struct WalletRules: Sendable {
  private static let minute: TimeInterval = 60
  private static let mostReloads = 2
  /// After so many renewals within a minute, the server refuses every token, and the person signs in.
  private static let mostRenewals = 3

  private let options: WalletOptions
  private let capabilities: [String]
  private var page = 0
  private var wasAnswered = false
  private var crashes: [TimeInterval] = []
  private var renewals: [TimeInterval] = []
  /// Kept over the end of the page's process, for a screen that says `pending`.
  private var pending = ""

  /// The page has spoken since it was loaded.
  public private(set) var isAlive = false
  /// The element has a screen to go back to.
  public private(set) var canGoBack = false

  /// - Parameter confirmsOrders: whether the app lets a person confirm an order.
  public init(options: WalletOptions, confirmsOrders: Bool = false) {
    self.options = options
    capabilities = ["files", "print"] + (confirmsOrders ? ["authorize"] : [])
  }

  /// A page begins to load: what the last one said no longer counts.
  public mutating func pageStarted() {
    page += 1
    isAlive = false
    wasAnswered = false
    canGoBack = false
  }

  /// Hears a message. Other origins, frames and words have no effect.
  public mutating func receive(_ json: Data, from origin: String, isMainFrame: Bool) -> [WalletEffect] {
    guard isMainFrame, originOf(origin) == options.origin, let message = WalletMessage(json: json) else {
      return []
    }
    let greeting: [WalletEffect] = isAlive ? [] : [.tell(.hello(capabilities: capabilities))]
    isAlive = true
    return greeting + effects(of: message)
  }

  private mutating func effects(of message: WalletMessage) -> [WalletEffect] {
    switch message.content {
    case .token(let token):
      return [.giveToken(token)]
    case .file(let id, let name, _, let base64):
      guard let data = Data(base64Encoded: base64) else { return [done(id, false)] }
      return [.share(id: id, name: safeName(name), data: data)]
    case .print(let id, let name, let html):
      return [.print(id: id, name: name, html: html)]
    case .authorize(let id, let order):
      return [.authorize(id: id, order: order)]
    case .pending(let pending):
      self.pending = pending
      return []
    case .step(_, let title, let canGoBack):
      self.canGoBack = canGoBack
      return [.showStep(title: title, canGoBack: canGoBack), .report(message)]
    case .open(let address, _):
      guard destination(of: address) != .nowhere, let url = URL(string: address) else {
        return [.report(message)]
      }
      return [.report(message), .openOutside(url)]
    case .navigate(let to, let reason, _, _):
      return [.report(message)] + navigate(message.element, to: to, reason: reason)
    default:
      return [.report(message)]
    }
  }

  private func navigate(_ element: String, to: String, reason: String) -> [WalletEffect] {
    // Both by itself and by *Sign in* of the closed element.
    if reason == "auth" { return [.askToken(TokenRequest(isRenewal: true, page: page))] }
    // *Sign in* alone.
    if to == "/login" { return [.leave(reason: reason, to: to)] }
    switch reason {
    case "no-token":
      return [.askToken(TokenRequest(isRenewal: false, page: page))]
    case "URL found." where !wasAnswered:
      // A contract without its link says this too; said again, the link is not valid.
      return [.askToken(TokenRequest(isRenewal: false, page: page))]
    case "withdraw" where element == "tw-transfer":
      // It has opened the withdrawal of USD by itself.
      return []
    default:
      return [.leave(reason: reason, to: to)]
    }
  }

  /// The app's answer to `askToken`; `nil` or empty if it has no token. `now`: of a clock that only goes on.
  public mutating func answer(_ request: TokenRequest, with token: String?, at now: TimeInterval) -> [WalletEffect] {
    guard request.page == page else { return [] }
    if request.isRenewal { renewals = Self.withinAMinute(renewals, now) }
    let isRefusedAgain = request.isRenewal && renewals.count > Self.mostRenewals
    guard let token, !token.isEmpty, !isRefusedAgain else {
      return [.leave(reason: request.isRenewal ? "auth" : "no-token", to: "/login")]
    }
    wasAnswered = true
    return [.tell(.token(WalletToken(token), samePerson: request.isRenewal, pending: pending))]
  }

  /// What became of a file or a document with this `id`.
  public func done(_ id: String, _ isDone: Bool) -> WalletEffect { .tell(.answer(id: id, isDone: isDone)) }

  /// What the person has decided about the order with this `id`.
  public func done(_ id: String, _ confirmation: WalletConfirmation) -> WalletEffect {
    switch confirmation {
    case .confirmed(let proof): .tell(.answer(id: id, isDone: true, proof: proof))
    case .declined: .tell(.answer(id: id, isDone: false))
    }
  }

  /// *Back*: a step of the element, or out of the screen.
  public func back() -> WalletEffect {
    canGoBack ? .tell(.back) : .leave(reason: "back", to: "/")
  }

  /// Where an address of the page is opened. A file of the page (`blob:`) is no page.
  public func destination(of address: String) -> Destination {
    if originOf(address) == options.origin { return .here }
    let outside = ["https://", "mailto:", "tel:"]
    return outside.contains { address.lowercased().hasPrefix($0) } ? .outside : .nowhere
  }

  /// The process of the page has ended. A page that ends its process again and again is not reloaded.
  public mutating func rendererGone(at now: TimeInterval) -> Recovery {
    pageStarted()
    crashes = Self.withinAMinute(crashes, now)
    return crashes.count > Self.mostReloads ? .showFailure : .reload
  }

  private static func withinAMinute(_ times: [TimeInterval], _ now: TimeInterval) -> [TimeInterval] {
    times.filter { $0 >= now - minute } + [now]
  }
}

private let longestName = 120

/// A name of a page as the name of a file: no folder, nothing hidden, not empty.
func safeName(_ name: String) -> String {
  let forbidden = CharacterSet(charactersIn: "/\\:*?\"<>|").union(.controlCharacters)
  let clean = String(String.UnicodeScalarView(name.unicodeScalars.map { forbidden.contains($0) ? "_" : $0 }))
  let visible = clean.drop { $0 == "." || $0 == " " }.suffix(longestName)
  return visible.isEmpty ? "file" : String(visible)
}
