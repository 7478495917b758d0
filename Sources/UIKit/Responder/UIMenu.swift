import Foundation

/// Elements to choose from, themselves an element of a menu. See https://developer.apple.com/documentation/uikit/uimenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows in the menu around it.
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand among those of the menu around it, with lines between.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Choosing it destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is marked at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements stand beside each other as images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large a menu's elements are shown.
    public enum ElementSize: Int, Sendable {
        /// As images, beside each other.
        case small = 0
        /// As images with titles below, beside each other.
        case medium = 1
        /// In rows.
        case large = 2
        /// As suits the menu.
        case automatic = -1
    }

    /// What tells this menu apart.
    public let identifier: Identifier
    /// How the menu shows in the menu around it.
    public let options: Options
    /// How large the elements are shown.
    open var preferredElementSize: ElementSize
    /// How the menu's elements are laid out; as UIKit does it if `nil`. A menu inside another one has the outer one's unless it says otherwise.
    @NSCopying open var displayPreferences: UIMenuDisplayPreferences?
    /// The elements.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? .made()
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Creates a menu from an archive, with its elements.
    public required init?(coder: NSCoder) {
        identifier = coder.decodeText("identifier").map { Identifier($0) } ?? .made()
        options = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        preferredElementSize = coder.decodeRaw(ElementSize.self, forKey: "preferredElementSize") ?? .automatic
        children = coder.decodeList(of: UIMenuElement.self, forKey: "children") ?? []
        super.init(coder: coder)
        if coder.containsValue(forKey: "maximumNumberOfTitleLines") {
            let preferences = UIMenuDisplayPreferences()
            preferences.maximumNumberOfTitleLines = coder.decodeInteger(forKey: "maximumNumberOfTitleLines")
            displayPreferences = preferences
        }
    }

    /// Writes the menu to an archive, with its elements.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(preferredElementSize.rawValue, forKey: "preferredElementSize")
        coder.encode(children as NSArray, forKey: "children")
        if let displayPreferences {
            coder.encode(displayPreferences.maximumNumberOfTitleLines, forKey: "maximumNumberOfTitleLines")
        }
    }

    /// The elements that are marked, in this menu and those inside it that are shown inline.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
            return child.shownState == .on ? [child] : []
        }
    }

    /// A menu like this one with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// A menu like this one, with copies of its elements.
    open override func copy(with zone: NSZone? = nil) -> Any {
        replacingChildren(children.map { $0.copy(with: zone) as! UIMenuElement })
    }
}
