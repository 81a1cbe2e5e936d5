import Foundation

/// What to show.
public struct WalletOptions: Sendable, Equatable {
  /// Whose title bar is shown.
  public enum TitleBar: Sendable {
    /// The element's own. The screen has no navigation bar.
    case element
    /// The navigation bar of the app shows the title of the step; its *Back* goes back a step.
    case app
  }

  public enum Mistake: Error, Equatable {
    /// The page has no origin, or does not begin with https.
    case page
    /// Not the tag of an element.
    case element
    /// A token among the attributes: no address holds one.
    case token
  }

  public let page: URL
  public let element: String
  public let attributes: [String: String]
  public let titleBar: TitleBar
  /// The only origin that may speak with the app.
  public let origin: String

  /// - Parameters:
  ///   - page: the address of `wallet.html` on your origin; it begins with https.
  ///   - element: the tag of the element.
  ///   - attributes: of the element, such as `app-lang` to `ja`. A token is none: it comes by the session.
  ///   - allowsHttp: also allows a page without TLS: for development alone.
  public init(
    page: URL, element: String = "tw-transfer", attributes: [String: String] = [:],
    titleBar: TitleBar = .element, allowsHttp: Bool = false
  ) throws {
    guard let origin = originOf(page.absoluteString), allowsHttp || origin.hasPrefix("https://") else {
      throw Mistake.page
    }
    let letters = Set("abcdefghijklmnopqrstuvwxyz-")
    guard element.hasPrefix("tw-"), element.count > 3, element.allSatisfy({ letters.contains($0) }) else {
      throw Mistake.element
    }
    guard attributes.keys.allSatisfy({ $0 == "send-token" || !$0.lowercased().contains("token") }) else {
      throw Mistake.token
    }
    self.page = page
    self.element = element
    self.attributes = attributes
    self.titleBar = titleBar
    self.origin = origin
  }

  /// The page with its element and attributes.
  public var address: URL {
    var all = attributes
    if titleBar == .app { all["hide-header"] = "" }
    let query = [("element", element)] + all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let text = query.map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
    return URL(string: "\(page.absoluteString)?\(text)") ?? page
  }
}

private func encoded(_ text: String) -> String {
  let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
  return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
}

/// `https://wallet.example.com`, without a default port; `nil` for an address without an origin.
public func originOf(_ address: String) -> String? {
  guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
    scheme == "https" || scheme == "http", let host = parts.host?.lowercased(), !host.isEmpty
  else { return nil }
  let standard = scheme == "https" ? 443 : 80
  let port = parts.port.map { $0 == standard || $0 == 0 ? "" : ":\($0)" } ?? ""
  return "\(scheme)://\(host)\(port)"
}
