import Foundation

extension NSLayoutConstraint {
    /// How the two sides of a constraint compare. See https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A part of a view or guide that constraints relate. See https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0

        /// The last baseline, under its older name.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// A direction of layout. See https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// What `constraints(withVisualFormat:options:metrics:views:)` aligns, and in which direction it reads.
    /// See https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns all left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns all right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns all top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns all bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns all leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns all trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns all centers across.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns all centers down.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns all last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns all first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Reads from leading to trailing.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Reads from left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Reads from right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures spacing from edge to edge.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spacing from the last baseline to the first.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures: two of different kinds cannot be related.
    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether the attribute depends on the direction of the language.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute names a side regardless of the language.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The edge or center of the layout margins guide that a margin attribute stands for; `nil` for other attributes.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The name in a constraint's description.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
