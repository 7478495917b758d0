import Foundation

/// What a tool tip says, and about what. See https://developer.apple.com/documentation/uikit/uitooltipconfiguration.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// What the tool tip says.
    public let toolTip: String
    /// The part of the view that it is about, in the view's points; `nil` for the whole view. The tool tip goes when the pointer leaves it.
    public let sourceRect: CGRect?

    // @objc(configurationWithToolTip:inRect:)
    /// Creates a configuration for a part of a view.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }

    // @objc(configurationWithToolTip:)
    /// Creates a configuration for a whole view.
    public init(toolTip: String) {
        (self.toolTip, sourceRect) = (toolTip, nil)
        super.init()
    }
}
