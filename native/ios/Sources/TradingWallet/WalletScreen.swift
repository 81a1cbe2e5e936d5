#if canImport(UIKit)
  import SwiftUI
  import WalletProtocol

  /// The wallet in SwiftUI. Give it the whole screen: `.ignoresSafeArea()`.
  public struct WalletScreen: UIViewControllerRepresentable {
    private let options: WalletOptions
    private let session: any WalletSession

    public init(options: WalletOptions, session: any WalletSession) {
      self.options = options
      self.session = session
    }

    public func makeUIViewController(context: Context) -> WalletViewController {
      WalletViewController(options: options, session: session)
    }

    /// Another element is another screen: give this view an `id`.
    public func updateUIViewController(_ controller: WalletViewController, context: Context) {}
  }
#endif
