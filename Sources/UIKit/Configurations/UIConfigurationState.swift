import Foundation

/// The name of something that an app adds to a state. See
/// https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the look of something depends on. See https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol.
public protocol UIConfigurationState {
    /// Creates a state of traits, with nothing else.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// What the app added.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view. See https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it does not take touches.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it stays in sight as content scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state of traits, with nothing else.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The properties by their names.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
                "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "customStates": custom,
            ], displayStyle: .struct)
    }

    /// The type and the properties.
    public var description: String { ConfigurationText.text(customMirror, UIViewConfigurationState.self) }

    /// The type and the properties.
    public var debugDescription: String { description }
}

/// The state of a cell. See https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// How a cell takes part in being dragged.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// How a cell takes part in something being dropped.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it does not take touches.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it stays in sight as content scrolls.
    public var isPinned = false
    /// Whether its list is edited.
    public var isEditing = false
    /// Whether it was moved aside to show its actions.
    public var isSwiped = false
    /// Whether what is below it in an outline is shown.
    public var isExpanded = false
    /// Whether it is moved to another place.
    public var isReordering = false
    /// How it takes part in being dragged.
    public var cellDragState = DragState.none
    /// How it takes part in something being dropped.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state of traits, with nothing else.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The properties by their names.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
                "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "isEditing": isEditing,
                "isSwiped": isSwiped, "isExpanded": isExpanded, "isReordering": isReordering,
                "cellDragState": cellDragState, "cellDropState": cellDropState, "customStates": custom,
            ], displayStyle: .struct)
    }

    /// The type and the properties.
    public var description: String { ConfigurationText.text(customMirror, UICellConfigurationState.self) }

    /// The type and the properties.
    public var debugDescription: String { description }
}

/// What a content view shows. See https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. See https://developer.apple.com/documentation/uikit/uicontentview.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration: one of the type of its own, unless it says otherwise.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the view can show a configuration: one of the type of its own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: self.configuration) == type(of: configuration) }
}
