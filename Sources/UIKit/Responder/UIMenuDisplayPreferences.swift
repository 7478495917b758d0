import Foundation

/// How a menu's elements are laid out. See https://developer.apple.com/documentation/uikit/uimenudisplaypreferences.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The most lines that an element's title has; 0 for as many as UIKit finds right.
    open var maximumNumberOfTitleLines = 0

    /// Creates preferences that leave everything to UIKit.
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
