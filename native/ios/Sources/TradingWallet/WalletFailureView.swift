#if canImport(UIKit)
  import UIKit

  /// Instead of a page that did not load, or that ended too often.
  final class WalletFailureView: UIView {
    init(onRetry: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void) {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      let stack = UIStackView(arrangedSubviews: [
        label("failed", style: .title3),
        label("check", style: .body),
        button("retry", configuration: .filled(), action: onRetry),
        button("close", configuration: .plain(), action: onClose),
      ])
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("by code only") }

    private func label(_ key: String, style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.text = text(key)
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }

    private func button(
      _ key: String, configuration: UIButton.Configuration, action: @escaping @MainActor () -> Void
    ) -> UIButton {
      UIButton(configuration: configuration, primaryAction: UIAction(title: text(key)) { _ in action() })
    }
  }
#endif
