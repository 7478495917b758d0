import Foundation

/// How lines between a list's cells look. See https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is there.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance asks for.
        case automatic
        case visible
        case hidden
    }

    /// The insets that stand for those that suit the cell's content.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above the cell.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the cell.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour.
    public var color = UIColor.separator

    /// Creates the lines of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The properties by their names.
    nonisolated public var customMirror: Mirror {
        ConfigurationText.mirror {
            Mirror(
                self,
                children: [
                    "topSeparatorVisibility": topSeparatorVisibility,
                    "bottomSeparatorVisibility": bottomSeparatorVisibility, "topSeparatorInsets": topSeparatorInsets,
                    "bottomSeparatorInsets": bottomSeparatorInsets, "color": color,
                ], displayStyle: .struct)
        }
    }

    /// The type and the properties.
    nonisolated public var description: String { ConfigurationText.text(customMirror, UIListSeparatorConfiguration.self) }

    /// The type and the properties.
    nonisolated public var debugDescription: String { description }
}
