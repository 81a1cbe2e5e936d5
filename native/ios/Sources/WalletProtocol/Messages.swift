import Foundation

/// A JSON value. A number is kept only as far as this protocol needs it; amounts are text.
public enum JSONValue: Sendable, Equatable, Decodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  public var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  public var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  public var integer: Int? {
    if case .number(let value) = self { Int(exactly: value) } else { nil }
  }

  public var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }
}

/// What an element says, as messages.schema.json has it. A word of a later release is `other`.
public struct WalletMessage: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    /// The first view can be used.
    case ready
    /// The answer to `hello`: the version of the element.
    case hello(version: String)
    /// `title` is in the language of the element.
    case step(name: String, title: String, canGoBack: Bool)
    /// The person should go to another screen of the app.
    case navigate(to: String, reason: String, message: String?, isUsd: Bool?)
    /// The person wants to pay at `url`; the package opens it in the browser.
    case open(url: String, method: String)
    /// The server accepted something. `detail` has its other fields; amounts are decimal text. If
    /// `isEarlier`, the previous person sent it: do not show it to the current one.
    case success(kind: String, isEarlier: Bool, detail: [String: JSONValue])
    /// A review was decided.
    case record(orderNumber: String, status: String)
    /// An error was shown.
    case failure(kind: String, code: Int?, message: String, isEarlier: Bool)
    /// The token of a sign-in (`send-token` of tw-account).
    case token(WalletToken)
    /// A file that the element has made; `data` is Base64.
    case file(id: String, name: String, mediaType: String, data: String)
    /// A document to print.
    case print(id: String, name: String, html: String)
    /// An order to be confirmed, for an app that says `authorize`; `order` has its fields as text.
    case authorize(id: String, order: [String: String])
    /// What is typed in the forms, for an app that keeps it and gives it back with the token.
    case pending(String)
    /// A word that this release of the package does not know, or needs no case for.
    case other(type: String, detail: [String: JSONValue])
  }

  public let element: String
  public let content: Content

  /// Reads a message; `nil` for anything that is not one.
  public init?(json: Data) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: json).object,
      message["source"]?.text == "tw", message["v"]?.integer == 1,
      let element = message["element"]?.text, let type = message["type"]?.text,
      let detail = message["detail"]?.object, let content = Self.content(type, detail)
    else { return nil }
    self.element = element
    self.content = content
  }

  private static func content(_ type: String, _ detail: [String: JSONValue]) -> Content? {
    let isEarlier = detail["session"]?.text == "earlier"
    switch type {
    case "tw-ready":
      return .ready
    case "tw-hello":
      return detail["version"]?.text.map { .hello(version: $0) }
    case "tw-step":
      guard let title = detail["title"]?.text, let canGoBack = detail["canGoBack"]?.flag else { return nil }
      let name = detail["step"]?.text ?? detail["screen"]?.text ?? ""
      return .step(name: name, title: title, canGoBack: canGoBack)
    case "tw-navigate":
      guard let to = detail["to"]?.text, let reason = detail["reason"]?.text else { return nil }
      return .navigate(
        to: to, reason: reason, message: detail["message"]?.text, isUsd: detail["isUsd"]?.flag)
    case "tw-open":
      guard let url = detail["url"]?.text, let method = detail["method"]?.text else { return nil }
      return .open(url: url, method: method)
    case "tw-success":
      guard let kind = detail["kind"]?.text else { return nil }
      let rest = detail.filter { $0.key != "kind" && $0.key != "session" }
      return .success(kind: kind, isEarlier: isEarlier, detail: rest)
    case "tw-record":
      guard let number = detail["orderNumber"]?.text, let status = detail["status"]?.text else { return nil }
      return .record(orderNumber: number, status: status)
    case "tw-error":
      guard let kind = detail["kind"]?.text, let message = detail["message"]?.text else { return nil }
      return .failure(kind: kind, code: detail["code"]?.integer, message: message, isEarlier: isEarlier)
    case "token":
      return detail["token"]?.text.map { .token(WalletToken($0)) }
    case "tw-file":
      guard let id = detail["id"]?.text, let name = detail["name"]?.text,
        let mediaType = detail["mediaType"]?.text, let data = detail["data"]?.text
      else { return nil }
      return .file(id: id, name: name, mediaType: mediaType, data: data)
    case "tw-print":
      guard let id = detail["id"]?.text, let name = detail["name"]?.text, let html = detail["html"]?.text
      else { return nil }
      return .print(id: id, name: name, html: html)
    case "tw-authorize":
      guard let id = detail["id"]?.text else { return nil }
      return .authorize(id: id, order: detail.filter { $0.key != "id" }.compactMapValues(\.text))
    case "tw-pending":
      return detail["pending"]?.text.map { .pending($0) }
    default:
      return .other(type: type, detail: detail)
    }
  }
}

/// A token, which no description and no log shows.
public struct WalletToken: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public let value: String
  public init(_ value: String) { self.value = value }
  public var description: String { "a token" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The version of this package.
let packageVersion = "0.1.0"

/// What a host says.
public enum HostMessage: Sendable, Equatable {
  case hello(capabilities: [String])
  /// What became of a file or a document, or whether the person confirms an order; `proof` is then what
  /// the app says for the server.
  case answer(id: String, isDone: Bool, proof: String? = nil)
  /// `pending`: what the element has asked the app to keep; empty: nothing.
  case token(WalletToken, samePerson: Bool, pending: String = "")
  case language(String)
  case theme(String)
  case back
  case close

  /// As JSON.
  public var json: String {
    var fields: [String: Any] = ["source": "tw-host", "v": 1]
    switch self {
    case .hello(let capabilities):
      fields["type"] = "hello"
      fields["capabilities"] = capabilities
      fields["host"] = ["name": "tradingwallet-ios", "version": packageVersion]
    case .answer(let id, let isDone, let proof):
      fields["type"] = "answer"
      fields["id"] = id
      fields["ok"] = isDone
      if let proof { fields["proof"] = proof }
    case .token(let token, let samePerson, let pending):
      fields["type"] = "token"
      fields["token"] = token.value
      if samePerson { fields["samePerson"] = true }
      if !pending.isEmpty { fields["pending"] = pending }
    case .language(let language):
      fields["type"] = "lang"
      fields["lang"] = language
    case .theme(let theme):
      fields["type"] = "theme"
      fields["theme"] = theme
    case .back:
      fields["type"] = "back"
    case .close:
      fields["type"] = "close"
    }
    let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
