#if canImport(UIKit)
  import WalletProtocol

  public typealias WalletOptions = WalletProtocol.WalletOptions
  public typealias WalletMessage = WalletProtocol.WalletMessage
  public typealias WalletConfirmation = WalletProtocol.WalletConfirmation

  /// What the app does for a wallet.
  @MainActor
  public protocol WalletSession: AnyObject {
    /// The login token of the person who is signed in; for `tw-contract`, the token of the link. `nil` if
    /// there is none. The wallet keeps no token: it asks again after its process has ended.
    func token() async -> String?

    /// A new token of the same person, because the server refused the last one. `nil`: they sign in again.
    func renewToken() async -> String?

    /// The wallet is left: close its screen. `to` is the path that the element named, `reason` why.
    func walletLeaves(reason: String, to: String)

    /// An event of the element.
    func walletReports(_ event: WalletMessage)

    /// The token of a sign-in: only with `tw-account` and its attribute `send-token`.
    func walletGives(token: String)

    /// Whether `confirm` is offered, asked when the screen is made. Without it, the element offers its
    /// own ways to confirm an order.
    var confirmsOrders: Bool { get }

    /// Lets the person confirm exactly this order in the app's own way, such as by face or finger.
    func confirm(order: [String: String]) async -> WalletConfirmation
  }

  extension WalletSession {
    public func walletReports(_ event: WalletMessage) {}
    public func walletGives(token: String) {}
    public var confirmsOrders: Bool { false }
    public func confirm(order: [String: String]) async -> WalletConfirmation { .declined }
  }
#endif
