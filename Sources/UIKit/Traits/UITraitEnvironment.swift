import Foundation

/// Something that has traits: screens, windows, views, view controllers.
/// See https://developer.apple.com/documentation/uikit/uitraitenvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something whose layout direction can be fixed. See https://developer.apple.com/documentation/uikit/uisemanticcontentattribute.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
