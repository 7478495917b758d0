import Foundation

extension UITextFormattingViewController {
    /// What a component of the panel changes. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/componentkey.
    public struct ComponentKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The configuration's styles.
        public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
        /// Bold, italic, underlined and struck through.
        public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
        /// The font, by a picker.
        public static let fontPicker = ComponentKey(rawValue: "fontPicker")
        /// Smaller and larger.
        public static let fontSize = ComponentKey(rawValue: "fontSize")
        /// The size in points.
        public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
        /// Left, centred and right.
        public static let textAlignment = ComponentKey(rawValue: "textAlignment")
        /// Left, centred, right and justified.
        public static let textAlignmentAndJustification = ComponentKey(rawValue: "textAlignmentAndJustification")
        /// Farther to the left and to the right.
        public static let textIndentation = ComponentKey(rawValue: "textIndentation")
        /// The height of lines in points.
        public static let lineHeight = ComponentKey(rawValue: "lineHeight")
        /// Kinds of lists.
        public static let listStyles = ComponentKey(rawValue: "listStyles")
        /// The colour, by a picker.
        public static let textColor = ComponentKey(rawValue: "textColor")
        /// Whether the text is highlighted.
        public static let highlight = ComponentKey(rawValue: "highlight")
        /// The colours that text is highlighted in.
        public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
    }

    /// How much of a row a component takes, beside the others in it. See
    /// https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/componentsize.
    public enum ComponentSize: Int, Sendable {
        /// As suits the component.
        case automatic = 0
        case mini = 1
        case small = 2
        case regular = 3
        case large = 4
        case extraLarge = 5
    }

    /// A part of the panel. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/component.
    open class Component: NSObject, NSCopying, @unchecked Sendable {
        /// What the component changes.
        public let componentKey: ComponentKey
        /// How much of its row it takes.
        public let preferredSize: ComponentSize

        // @objc(initWithComponentKey:preferredSize:)
        /// Creates a component.
        public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
            (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
            super.init()
        }

        /// A component, for lists of them.
        public static func component(_ key: ComponentKey, _ size: ComponentSize) -> Component {
            Component(componentKey: key, preferredSize: size)
        }

        /// Returns the receiver, which cannot change.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Component else { return false }
            return other.componentKey == componentKey && other.preferredSize == preferredSize
        }

        open override var hash: Int { componentKey.hashValue }
    }

    /// Components beside each other. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/componentgroup.
    open class ComponentGroup: NSObject, NSCopying, @unchecked Sendable {
        /// The components.
        public let components: [Component]

        /// Creates a group.
        public init(components: [Component]) {
            self.components = components
            super.init()
        }

        /// A group, for lists of them.
        public static func group(_ components: [Component]) -> ComponentGroup { ComponentGroup(components: components) }

        /// Returns the receiver, which cannot change.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool { (object as? ComponentGroup)?.components == components }
        open override var hash: Int { components.count }
    }

    /// What the panel has. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/configuration-swift.class.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// The rows of components.
        public let groups: [ComponentGroup]
        /// The styles that the component for them offers; none for `nil`, as by default.
        open var formattingStyles: [FormattingStyle]?
        /// How the picker of fonts is set up; as pickers are for `nil`.
        open var fontPickerConfiguration: UIFontPickerViewController.Configuration? {
            get { picker }
            set { picker = newValue?.copy() as? UIFontPickerViewController.Configuration }
        }
        private var picker: UIFontPickerViewController.Configuration?

        /// Creates a configuration with what texts mostly need.
        public convenience override init() {
            self.init(groups: [
                .group([.component(.fontAttributes, .regular), .component(.textColor, .mini)]),
                .group([.component(.fontPicker, .large), .component(.fontSize, .small)]),
                .group([.component(.textAlignmentAndJustification, .large)]),
                .group([.component(.listStyles, .regular), .component(.textIndentation, .small)]),
            ])
        }

        /// Creates a configuration with rows of components.
        public init(groups: [ComponentGroup]) {
            self.groups = groups
            super.init()
        }

        /// A configuration of its own that is the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration(groups: groups)
            (copy.formattingStyles, copy.fontPickerConfiguration) = (formattingStyles, fontPickerConfiguration)
            return copy
        }
    }
}
