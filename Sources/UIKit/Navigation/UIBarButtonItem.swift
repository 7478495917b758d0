import Foundation

/// A button of a navigation bar or toolbar. See https://developer.apple.com/documentation/uikit/uibarbuttonitem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// How a button looks.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Looks as `plain` does, since iOS 7.
        @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use UIBarButtonItemStylePlain")
        case bordered = 1
        case done = 2
    }

    /// Buttons that every app has.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// How the button looks.
    open var style = Style.plain { didSet { onChange?() } }
    /// The button's width in points; 0 for its natural one.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// A view shown in the button's place.
    open var customView: UIView? { didSet { onChange?() } }
    /// What is called.
    open var action: Selector?
    /// What it is called on; nobody means the responder chain.
    open weak var target: AnyObject?
    /// What is done, instead of calling a target.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                title = primaryAction.title.isEmpty ? title : primaryAction.title
                image = primaryAction.image ?? image
            }
            onChange?()
        }
    }
    /// The menu that opens when a finger stays on the button; at once if the button has nothing else to do.
    open var menu: UIMenu? { didSet { onChange?() } }
    /// Whether a drag that stays over the button does what a tap does.
    open var isSpringLoaded = false { didSet { (barView as? UIControl)?.tapsUnderDrags = isSpringLoaded } }
    /// In which order the menu's elements are shown.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap selects the button; with a menu, one of its elements is marked at a time.
    open var changesSelectionAsPrimaryAction = false { didSet { onChange?() } }
    // appearance
    /// The button's colour.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// Titles that the button may have: it is as wide as the widest, so that it does not jump.
    open var possibleTitles: Set<String>? { didSet { onChange?() } }
    /// Whether the button is not shown.
    open var isHidden = false { didSet { onChange?() } }
    /// Whether the button is selected: it is filled with its colour.
    open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }
    /// What the button is in the menu of what has no room in a bar; an action or menu of its title and image if this is not set.
    open var menuRepresentation: UIMenuElement?
    /// The group that the button belongs to.
    open var buttonGroup: UIBarButtonItemGroup? { group }
    weak var group: UIBarButtonItemGroup?

    // appearance
    var backgroundImages: [BarButtonLook: UIImage] = [:] { didSet { onChange?() } }
    // appearance
    var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:] { didSet { onChange?() } }
    // appearance
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { onChange?() } }
    // appearance
    var backBackgroundImages: [BarButtonLook: UIImage] = [:] { didSet { onChange?() } }
    // appearance
    var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:] { didSet { onChange?() } }
    // appearance
    var backBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:] { didSet { onChange?() } }

    package private(set) var systemItem: SystemItem?
    /// The view that shows the item in a bar now.
    package weak var barView: UIView?
    /// The effects that the item's symbol has, by their families, and that a new button shows again.
    var symbolEffects: [String: BarSymbolEffect] = [:]
    /// The symbol that the image is to take the place of, when the bar shows it.
    var symbolChange: BarSymbolChange?

    /// Creates a button without content.
    public override init() { super.init() }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    /// Creates a button with an image, and another for landscape.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    /// Creates a button that every app has.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        applySystemItem()
        set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    // @objc(initWithBarButtonSystemItem:primaryAction:menu:)
    /// Creates a button that every app has, with an action and a menu.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with an action's title and image, and a menu.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        title = primaryAction?.title
        image = primaryAction?.image
    }

    /// Creates a button with a title or image, an action and a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Creates a button with a title and image that calls a target, and has a menu.
    public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        set(.plain, target, action)
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UIBarButtonItem.self)
    }

    /// Keeps the button in an archive by keys: what its properties say, its view and what it calls. Actions that are closures, and menus, are
    /// not kept.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        coder.encode(customView, forKey: "UICustomView")
        if let action { coder.encode(NSStringFromSelector(action) as NSString, forKey: "UIAction") }
        if let target { coder.encodeConditionalObject(target, forKey: "UITarget") }
    }

    func takeArchived(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UISystemItem") { systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) }
        customView = coder.objectIfPresent(forKey: "UICustomView") as? UIView
        action = (coder.objectIfPresent(forKey: "UIAction") as? String).map { NSSelectorFromString($0) }
        target = coder.objectIfPresent(forKey: "UITarget").map { $0 as AnyObject }
    }

    // @objc(flexibleSpaceItem)
    /// A space that takes what is left.
    public class func flexibleSpace() -> Self { made(.flexibleSpace) }

    // @objc(fixedSpaceItemOfWidth:)
    /// A space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = made(.fixedSpace)
        item.width = width
        return item
    }

    private class func made(_ item: SystemItem) -> Self {
        unsafeDowncast(UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil), to: self)
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    package func setSystemItem(_ item: SystemItem) {
        systemItem = item
        applySystemItem()
        if item == .done || item == .save { style = .done }
    }

    private func applySystemItem() {
        guard let systemItem else { return }
        title = systemItem.title
        image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Does what the button is for.
    package func trigger() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            ActionSender.dispatch(action, to: target, from: self, for: nil)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    var title: String? {
        switch self {
        case .done: SystemWords.text(.done)
        case .cancel: SystemWords.text(.cancel)
        case .edit: SystemWords.text(.edit)
        case .save: SystemWords.text(.save)
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}

/// The button that starts and ends a controller's editing.
final class EditBarButtonItem: UIBarButtonItem {
    convenience init(controller: UIViewController) {
        self.init()
        primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        update(isEditing: controller.isEditing)
    }

    func update(isEditing: Bool) {
        title = SystemWords.text(isEditing ? .done : .edit)
        style = isEditing ? .done : .plain
    }
}
