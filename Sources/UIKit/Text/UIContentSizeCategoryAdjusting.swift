import Foundation

/// Something whose font can follow the size of text that a person prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the preferred size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Where text stands that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text in full size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top left.
    case none
}
