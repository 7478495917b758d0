import Foundation

/// A bar that stands somewhere. See https://developer.apple.com/documentation/uikit/uibarpositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands. See https://developer.apple.com/documentation/uikit/uibarpositioningdelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    // @objc(positionForBar:) optional
    /// Where the bar stands. At the top of the screen its background reaches up behind the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioning where Self: UIView {
    /// Where a delegate says that the bar stands.
    func position(by delegate: (any UIBarPositioningDelegate)?, otherwise: UIBarPosition) -> UIBarPosition {
        let said = delegate.flatMap { delegate in OptionalRequirement.call { delegate.position(for: self) } } ?? .any
        return said == .any ? otherwise : said
    }
}
