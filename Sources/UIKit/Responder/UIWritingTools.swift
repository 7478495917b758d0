import Foundation

/// How Writing Tools may work on a text. See https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior.
///
/// There are none here, as on devices without Apple Intelligence: whatever is chosen, nobody's text is rewritten.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Not at all.
    case none = -1
    /// As the device can.
    case `default` = 0
    /// In the text itself.
    case complete
    /// In a panel over it.
    case limited
}

/// What Writing Tools may put into a text. See https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
    /// Text with attributes.
    public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
