import Foundation

/// What stands beside the content of a list's cell. See https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct.
@preconcurrency @MainActor
public struct UICellAccessory {
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
    let displayed: DisplayedState
    var isLeading: Bool
    var position: Placement.Position = { $0.count }
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var handler: (() -> Void)?
    var selectionHandler: (() -> Void)?

    /// What accessories of all kinds are told.
    @preconcurrency @MainActor
    public struct Options {
        /// Whether the accessory is not shown.
        public var isHidden: Bool?
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// What a disclosure indicator is told.
    public typealias DisclosureIndicatorOptions = Options
    /// What a detail button is told.
    public typealias DetailOptions = Options
    /// What a check mark is told.
    public typealias CheckmarkOptions = Options

    /// What a delete button is told.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        var common: Options
        /// The colour of its circle.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.backgroundColor = backgroundColor
        }
    }

    /// What an insert button is told.
    public typealias InsertOptions = DeleteOptions
    /// What a selection mark is told.
    public typealias MultiselectOptions = DeleteOptions

    /// What a reorder control is told.
    public typealias ReorderOptions = Options

    /// What an outline's disclosure is told.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// What opens and closes the outline.
        public enum Style: Int, Sendable {
            /// A tap on the whole cell in a header, on the accessory elsewhere.
            case automatic
            /// A tap on the whole cell.
            case header
            /// A tap on the accessory.
            case cell
        }

        var common: Options
        /// What opens and closes the outline.
        public var style: Style

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.style = style
        }
    }

    /// What a label is told.
    @preconcurrency @MainActor
    public struct LabelOptions {
        var common: Options
        /// Its font.
        public var font: UIFont
        /// Whether the font follows the text size that the person chose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
    }

    /// A view of the app's as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement
        /// Whether it is not shown.
        public var isHidden: Bool?
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour.
        public var tintColor: UIColor?
        /// Whether it keeps the size of its bounds.
        public var maintainsFixedSize: Bool?

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }

    private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool, _ options: Options) {
        (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
        isHidden = options.isHidden ?? false
        (reservedLayoutWidth, tintColor) = (options.reservedLayoutWidth, options.tintColor)
    }
}

// MARK: - Accessories

extension UICellAccessory {
    /// An arrow that leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, isLeading: false, options)
    }

    /// A button that leads to details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed, isLeading: false, options)
        accessory.handler = actionHandler
        return accessory
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, isLeading: false, options)
    }

    /// A button that deletes: without a handler it shows the actions of a swipe.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, isLeading: true, options.common)
        (accessory.handler, accessory.backgroundColor) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// A button that inserts.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, isLeading: true, options.common)
        (accessory.handler, accessory.backgroundColor) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// What the cell is moved to another place by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, isLeading: false, options)
    }

    /// A mark of whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, isLeading: true, options.common)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// What opens and closes the outline below the cell.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outline(options.style), displayed, isLeading: false, options.common)
        accessory.handler = actionHandler
        return accessory
    }

    /// A button with what is chosen in a menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
        selectedElementDidChangeHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu(menu), displayed, isLeading: false, options)
        accessory.selectionHandler = selectedElementDidChangeHandler
        return accessory
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label(text, options.font, options.adjustsFontForContentSizeCategory), displayed, isLeading: false, options.common)
    }

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        let kind = Kind.custom(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize ?? false)
        switch configuration.placement {
        case .leading(let displayed, let position):
            var accessory = UICellAccessory(kind, displayed, isLeading: true, options)
            accessory.position = position
            return accessory
        case .trailing(let displayed, let position):
            var accessory = UICellAccessory(kind, displayed, isLeading: false, options)
            accessory.position = position
            return accessory
        }
    }

    /// Whether it is there.
    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
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
