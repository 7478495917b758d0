import Foundation

/// What accessories of all kinds are told.
@preconcurrency @MainActor
protocol AccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

/// What stands beside the content of a list's cell. See https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Does what an accessory is for.
    public typealias ActionHandler = () -> Void

    /// What kind of accessory it is. See https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/accessorytype-swift.enum.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case detail
        case delete
        case insert
        case reorder
        case multiselect
        case popUpMenu
        case label
        case customView(UIView)
    }

    /// When an accessory is there.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// How wide the room of an accessory is.
    public enum LayoutDimension: Equatable, Sendable {
        /// As wide as the accessory.
        case actual
        /// As wide as suits the accessories of all cells, so that they stand below each other.
        case standard
        /// A width, in points.
        case custom(CGFloat)
    }

    /// On which side an accessory stands.
    public enum Placement {
        /// Gives an accessory's place among others, which are given in their order.
        public typealias Position = ([UICellAccessory]) -> Int
        /// Before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        // The last place where there is no such accessory.

        /// The place before an accessory of the same kind.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type } ?? $0.count }
        }

        /// The place after an accessory of the same kind.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? $0.count }
        }
    }

    enum Kind {
        case disclosureIndicator
        case detail
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case outline(OutlineDisclosureOptions.Style)
        case popUpMenu(UIMenu)
        case label(String, UIFont, Bool)
        case custom(UIView, maintainsFixedSize: Bool)
    }

    let kind: Kind
    /// What kind of accessory it is.
    public nonisolated let accessoryType: AccessoryType
    let displayed: DisplayedState
    var isLeading: Bool
    var position: Placement.Position = { $0.count }
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    /// Whether a line stands before it, where something is before it.
    var showsVerticalSeparator = false
    var handler: ActionHandler?
    var selectionHandler: ((UIMenu) -> Void)?

    /// What a disclosure indicator is told.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }

    /// What a detail button is told.
    @preconcurrency @MainActor
    public struct DetailOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }

    /// What a check mark is told.
    @preconcurrency @MainActor
    public struct CheckmarkOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }

    /// What a delete button is told.
    @preconcurrency @MainActor
    public struct DeleteOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// The colour of its circle.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// What an insert button is told.
    @preconcurrency @MainActor
    public struct InsertOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// The colour of its circle.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// What a selection mark is told.
    @preconcurrency @MainActor
    public struct MultiselectOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// The colour of its circle.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// What a reorder control is told.
    @preconcurrency @MainActor
    public struct ReorderOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// Whether a line stands before it where there is another accessory before it. `true` by default.
        public var showsVerticalSeparator: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? true)
        }
    }

    /// What an outline's disclosure is told.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions: AccessoryOptions {
        /// What opens and closes the outline.
        public enum Style: Int, Sendable {
            /// A tap on the whole cell in a header, on the accessory elsewhere.
            case automatic
            /// A tap on the whole cell.
            case header
            /// A tap on the accessory.
            case cell
        }

        /// What opens and closes the outline.
        public var style: Style
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.style, self.tintColor) = (style ?? .automatic, tintColor)
        }
    }

    /// What a button with a menu is told.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }

    /// What a label is told.
    @preconcurrency @MainActor
    public struct LabelOptions: AccessoryOptions {
        /// Whether the accessory is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// Its font.
        public var font: UIFont
        /// Whether the font follows the text size that the person chose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app's as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration: AccessoryOptions {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement
        /// Whether it is not seen; it takes its room all the same.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour.
        public var tintColor: UIColor?
        /// Whether it keeps the size of its bounds.
        public var maintainsFixedSize: Bool

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    private init(
        _ kind: Kind, _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ options: any AccessoryOptions
    ) {
        (self.kind, accessoryType, self.displayed, self.isLeading) = (kind, type, displayed, isLeading)
        (isHidden, reservedLayoutWidth, tintColor) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
}

// MARK: - Accessories

extension UICellAccessory {
    /// An arrow that leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, .disclosureIndicator, displayed, isLeading: false, options)
    }

    /// A button that leads to details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, .detail, displayed, isLeading: false, options)
        accessory.handler = actionHandler
        return accessory
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, .checkmark, displayed, isLeading: false, options)
    }

    /// A button that deletes: without a handler it shows the actions of a swipe.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, .delete, displayed, isLeading: true, options)
        (accessory.handler, accessory.backgroundColor) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// A button that inserts.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, .insert, displayed, isLeading: true, options)
        (accessory.handler, accessory.backgroundColor) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// What the cell is moved to another place by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, .reorder, displayed, isLeading: false, options)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// A mark of whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, .multiselect, displayed, isLeading: true, options)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// What opens and closes the outline below the cell.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outline(options.style), .outlineDisclosure, displayed, isLeading: false, options)
        accessory.handler = actionHandler
        return accessory
    }

    /// A button with what is chosen in a menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu(menu), .popUpMenu, displayed, isLeading: false, options)
        accessory.selectionHandler = selectedElementDidChangeHandler
        return accessory
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let kind = Kind.label(text, options.font, options.adjustsFontForContentSizeCategory)
        return UICellAccessory(kind, .label, displayed, isLeading: false, options)
    }

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let kind = Kind.custom(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize)
        let type = AccessoryType.customView(configuration.customView)
        switch configuration.placement {
        case .leading(let displayed, let position):
            var accessory = UICellAccessory(kind, type, displayed, isLeading: true, configuration)
            accessory.position = position
            return accessory
        case .trailing(let displayed, let position):
            var accessory = UICellAccessory(kind, type, displayed, isLeading: false, configuration)
            accessory.position = position
            return accessory
        }
    }

    /// Whether it is there, if only as room.
    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Where an accessory stands among others of its kind.
    var order: Int {
        switch kind {
        case .delete, .insert: 0
        case .multiselect: 1
        case .label: 2
        case .popUpMenu: 3
        case .outline: 4
        case .checkmark: 5
        case .detail: 6
        case .disclosureIndicator: 7
        case .reorder: 8
        case .custom: -1
        }
    }
}
