import Foundation
import XCTest

@testable import WalletProtocol

private let origin = "https://wallet.example.com"

private func page(_ address: String = "\(origin)/wallet.html") throws -> URL {
  try XCTUnwrap(URL(string: address))
}

private func message(
  _ type: String, _ detail: [String: Any] = [:], element: String = "tw-transfer"
) -> Data {
  let fields: [String: Any] = ["source": "tw", "v": 1, "element": element, "type": type, "detail": detail]
  return (try? JSONSerialization.data(withJSONObject: fields)) ?? Data()
}

/// The messages that every package reads in its tests.
private func examples() throws -> [String: Any] {
  let native = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let data = try Data(contentsOf: native.appendingPathComponent("messages.examples.json"))
  return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
}

private func word(for content: WalletMessage.Content) -> String {
  switch content {
  case .ready: "ready"
  case .hello: "hello"
  case .step: "step"
  case .navigate: "navigate"
  case .open: "open"
  case .success: "success"
  case .record: "record"
  case .failure: "error"
  case .token: "token"
  case .file: "file"
  case .print: "print"
  case .authorize: "authorize"
  case .pending: "pending"
  case .other: "other"
  }
}

final class MessageTests: XCTestCase {
  func testReadsEverySharedMessage() throws {
    let all = try XCTUnwrap(examples()["fromElement"] as? [[String: Any]])
    for example in all {
      let json = try JSONSerialization.data(withJSONObject: XCTUnwrap(example["message"]))
      let read = try XCTUnwrap(WalletMessage(json: json))
      XCTAssertEqual(word(for: read.content), example["is"] as? String)
    }
  }

  func testIgnoresWhatIsNoMessage() throws {
    let all = try XCTUnwrap(examples()["ignored"] as? [[String: Any]])
    for example in all {
      XCTAssertNil(WalletMessage(json: try JSONSerialization.data(withJSONObject: example)))
    }
    for text in ["", "null", "[]", "{", "\"tw\""] { XCTAssertNil(WalletMessage(json: Data(text.utf8))) }
  }

  func testSaysWhatElementsUnderstand() throws {
    let said: [HostMessage] = [
      .token(WalletToken("a-token"), samePerson: false),
      .token(WalletToken("a-token"), samePerson: true),
      .token(WalletToken("a-token"), samePerson: false, pending: "what was typed"),
      .language("ja"), .theme("dark"), .back, .close,
      .hello(capabilities: ["files", "print"]),
      .answer(id: "1", isDone: false),
      .answer(id: "2", isDone: true, proof: "signed"),
    ]
    let wanted = try XCTUnwrap(examples()["fromHost"] as? [[String: Any]])
    XCTAssertEqual(wanted.count, said.count)
    for (message, example) in zip(said, wanted) {
      let object = try JSONSerialization.jsonObject(with: Data(message.json.utf8))
      XCTAssertEqual(object as? NSDictionary, example as NSDictionary)
    }
  }

  func testAnAmountStaysText() throws {
    let read = WalletMessage(json: message("tw-success", ["kind": "usdt-withdrawal", "amount": "0.10"]))
    let expected = WalletMessage.Content.success(
      kind: "usdt-withdrawal", isEarlier: false, detail: ["amount": .text("0.10")])
    XCTAssertEqual(read?.content, expected)
  }
}

final class WalletRulesTests: XCTestCase {
  private var rules: WalletRules!

  override func setUpWithError() throws {
    rules = WalletRules(options: try WalletOptions(page: page()))
    rules.pageStarted()
  }

  private func hear(_ json: Data, from sender: String = origin, isMainFrame: Bool = true) -> [WalletEffect] {
    rules.receive(json, from: sender, isMainFrame: isMainFrame)
  }

  private func ask(_ reason: String, element: String = "tw-transfer") -> TokenRequest? {
    let to = reason == "auth" ? "/login" : "/"
    let effects = hear(message("tw-navigate", ["to": to, "reason": reason], element: element))
    for case .askToken(let request) in effects { return request }
    return nil
  }

  private func step(_ canGoBack: Bool) {
    _ = hear(message("tw-step", ["step": "HOME", "title": "Wallet", "canGoBack": canGoBack]))
  }

  func testHearsOnlyTheMainFrameOfItsOwnOrigin() {
    let ready = message("tw-ready")
    XCTAssertEqual(hear(ready, isMainFrame: false), [])
    for sender in ["https://wallet.example.com.evil.test", "http://wallet.example.com", "\(origin):8443", "null", ""] {
      XCTAssertEqual(hear(ready, from: sender), [], sender)
    }
    XCTAssertFalse(hear(ready, from: "https://WALLET.example.com:443").isEmpty)
  }

  func testGreetsEachPageOnceBeforeAllElse() {
    let hello = WalletEffect.tell(.hello(capabilities: ["files", "print"]))
    XCTAssertEqual(hear(message("tw-ready")).first, hello)
    XCTAssertFalse(hear(message("tw-ready")).contains(hello))
    rules.pageStarted()
    XCTAssertEqual(hear(message("tw-ready")).first, hello)
  }

  func testAnAppThatConfirmsOrdersGetsEachAsText() throws {
    let order = message("tw-authorize", ["id": "7", "confirmation": "c1", "amount": "0.10"])
    rules = WalletRules(options: try WalletOptions(page: page()), confirmsOrders: true)
    rules.pageStarted()
    XCTAssertEqual(
      hear(order),
      [
        .tell(.hello(capabilities: ["files", "print", "authorize"])),
        .authorize(id: "7", order: ["confirmation": "c1", "amount": "0.10"]),
      ])
    let answer = WalletEffect.tell(.answer(id: "7", isDone: true, proof: "signed"))
    XCTAssertEqual(rules.done("7", .confirmed(proof: "signed")), answer)
    XCTAssertEqual(rules.done("7", .declined), .tell(.answer(id: "7", isDone: false)))
  }

  func testATokenGoesToThePageThatAsked() throws {
    let first = try XCTUnwrap(ask("no-token"))
    XCTAssertEqual(
      rules.answer(first, with: "a-token", at: 0), [.tell(.token(WalletToken("a-token"), samePerson: false))])
    let renewal = try XCTUnwrap(ask("auth"))
    XCTAssertEqual(
      rules.answer(renewal, with: "b-token", at: 0), [.tell(.token(WalletToken("b-token"), samePerson: true))])
  }

  func testATokenForAPageThatIsGoneIsDropped() throws {
    let request = try XCTUnwrap(ask("no-token"))
    rules.pageStarted()
    XCTAssertEqual(rules.answer(request, with: "a-token", at: 0), [])
  }

  func testWithoutATokenThePersonSignsIn() throws {
    let request = try XCTUnwrap(ask("auth"))
    XCTAssertEqual(rules.answer(request, with: nil, at: 0), [.leave(reason: "auth", to: "/login")])
    XCTAssertNil(askToLogIn("no-token"))
  }

  private func askToLogIn(_ reason: String) -> TokenRequest? {
    for case .askToken(let request) in hear(message("tw-navigate", ["to": "/login", "reason": reason])) {
      return request
    }
    return nil
  }

  func testATokenThatIsRefusedAgainAndAgainMeansASignIn() throws {
    let leaves = try [0, 1, 2, 3, 63].map { (now: TimeInterval) in
      let request = try XCTUnwrap(ask("auth"))
      return rules.answer(request, with: "a-token", at: now) == [.leave(reason: "auth", to: "/login")]
    }
    XCTAssertEqual(leaves, [false, false, false, true, false])
  }

  func testALinkIsGivenToAContractOnce() throws {
    let request = try XCTUnwrap(ask("URL found.", element: "tw-contract"))
    _ = rules.answer(request, with: "a-link", at: 0)
    XCTAssertNil(ask("URL found.", element: "tw-contract"))
  }

  func testTheTokenOfASignInIsInNoText() throws {
    let effects = hear(message("token", ["token": "a-token"], element: "tw-account"))
    XCTAssertEqual(effects.last, .giveToken(WalletToken("a-token")))
    XCTAssertFalse("\(effects)".contains("a-token"))
    var dumped = ""
    dump(effects, to: &dumped)
    XCTAssertFalse(dumped.contains("a-token"))
  }

  func testBackIsAStepOfTheElementWhileItHasOne() {
    step(true)
    XCTAssertEqual(rules.back(), .tell(.back))
    step(false)
    XCTAssertEqual(rules.back(), .leave(reason: "back", to: "/"))
  }

  func testAScreenOfTheAppIsForTheApp() {
    let effects = { (reason: String) in
      self.hear(message("tw-navigate", ["to": "/bindCard", "reason": reason]))
    }
    XCTAssertTrue(effects("bank-card").contains(.leave(reason: "bank-card", to: "/bindCard")))
    XCTAssertFalse(effects("withdraw").contains(.leave(reason: "withdraw", to: "/bindCard")))
  }

  func testOnlyItsOwnOriginIsOpenedHere() {
    XCTAssertEqual(rules.destination(of: "\(origin)/wallet.html"), .here)
    XCTAssertEqual(rules.destination(of: "https://wallet.example.com.evil.test/"), .outside)
    XCTAssertEqual(rules.destination(of: "mailto:help@example.com"), .outside)
    for address in ["blob:\(origin)/1", "javascript:alert(1)", "file:///etc", "http://example.com"] {
      XCTAssertEqual(rules.destination(of: address), .nowhere, address)
    }
  }

  func testAFileIsSharedUnderASafeName() {
    let file = ["id": "1", "name": "../receipt.html", "mediaType": "text/html", "data": "PHA+"]
    let effects = hear(message("tw-file", file))
    XCTAssertEqual(effects.last, .share(id: "1", name: "_receipt.html", data: Data("<p>".utf8)))
  }

  func testADeadPageIsReloadedTwiceInAMinute() {
    let outcomes = [0, 10, 20, 90].map { rules.rendererGone(at: $0) }
    XCTAssertEqual(outcomes, [.reload, .reload, .showFailure, .reload])
  }

  func testADeadPageHasNoScreenToGoBackTo() {
    step(true)
    _ = rules.rendererGone(at: 0)
    XCTAssertFalse(rules.canGoBack)
  }
}

final class WalletOptionsTests: XCTestCase {
  func testTheAddressNamesElementAndAttributes() throws {
    let options = try WalletOptions(
      page: page(), element: "tw-wallet", attributes: ["app-lang": "ja & ko"], titleBar: .app)
    XCTAssertEqual(
      options.address.absoluteString,
      "\(origin)/wallet.html?element=tw-wallet&app-lang=ja%20%26%20ko&hide-header=")
  }

  func testNoAddressHoldsAToken() throws {
    let url = try page()
    XCTAssertThrowsError(try WalletOptions(page: url, attributes: ["token": "a-token"]))
    XCTAssertThrowsError(try WalletOptions(page: page("http://wallet.example.com/wallet.html")))
  }
}
