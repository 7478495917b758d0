/// Where a bar's item stands. See https://developer.apple.com/documentation/swiftui/toolbaritemplacement.
public struct ToolbarItemPlacement: Sendable {
    enum Side { case leading, trailing, secondary, principal, titleMenu, bottom, status, keyboard }
    let side: Side
    /// Where it fits.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(side: .principal)
    /// In the middle, in place of the page's title.
    public static let title = ToolbarItemPlacement(side: .principal)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(side: .status)
    /// Where navigation goes.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// Where the main action goes.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// In a menu that a button at the trailing end opens.
    public static let secondaryAction = ToolbarItemPlacement(side: .secondary)
    /// Where what confirms goes.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    /// Where what cancels goes.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// Where what destroys goes.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// At the leading side of the top.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing side of the top.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the leading side of the top.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing side of the top.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    /// Above the keyboard, as long as it is there.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// Items of bars. See https://developer.apple.com/documentation/swiftui/toolbarcontent.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The kind of items.
    associatedtype Body: ToolbarContent
    /// The items.
    @ToolbarContentBuilder var body: Body { get }
    /// The items with their places.
    func _entries() -> _ToolbarEntries
}

/// Items with their places.
public struct _ToolbarEntries {
    struct Entry {
        let placement: ToolbarItemPlacement
        let view: AnyView
        /// What the item is known by, however many others are there.
        var id: String?
    }
    var all: [Entry] = []

    init(_ entries: [Entry] = []) { all = entries }
    init(_ placement: ToolbarItemPlacement, _ view: AnyView) { all = [Entry(placement: placement, view: view)] }
}

extension ToolbarContent {
    /// The body's items.
    public func _entries() -> _ToolbarEntries { body._entries() }
}

extension Never: ToolbarContent {}

/// An item of a bar. See https://developer.apple.com/documentation/swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let name: String?
    let isShown: Bool
    let placement: ToolbarItemPlacement
    let content: Content
    /// Items without a body.
    public var body: Never { fatalError("ToolbarItem has no body.") }
    /// The item.
    public func _entries() -> _ToolbarEntries {
        isShown ? _ToolbarEntries([_ToolbarEntries.Entry(placement: placement, view: AnyView(content), id: name)]) : _ToolbarEntries()
    }
}

/// Items that are known by names. See https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item that is known by a name: it stays the same one wherever it stands. One that is not shown by default is there
    /// once the user adds it, which cannot be done on a phone.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    {
        (name, self.placement, isShown, self.content) = (id, placement, showsByDefault, content())
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (name, isShown, self.placement, self.content) = (nil, true, placement, content())
    }
}

/// Items of a bar beside each other. See https://developer.apple.com/documentation/swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Creates a group.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    /// Items without a body.
    public var body: Never { fatalError("ToolbarItemGroup has no body.") }
    /// The items.
    public func _entries() -> _ToolbarEntries {
        guard let tuple = content as? any ViewTuple else { return _ToolbarEntries(placement, AnyView(content)) }
        return _ToolbarEntries(tuple.parts.map { _ToolbarEntries.Entry(placement: placement, view: AnyView(erasing: $0)) })
    }
}

protocol ViewTuple {
    var parts: [any View] { get }
}
extension TupleView: ViewTuple {
    nonisolated var parts: [any View] { MainActor.assumeIsolated { UncheckedBox(views) }.value }
}

extension AnyView {
    init(erasing view: any View) {
        func make<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = make(view)
    }
}

struct ToolbarItems: CustomizableToolbarContent {
    let entries: _ToolbarEntries
    var body: Never { fatalError("Items have no body.") }
    func _entries() -> _ToolbarEntries { entries }
}

/// Makes items of the statements of a closure. See https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder.
@resultBuilder
public struct ToolbarContentBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item that is known by a name.
    public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }
    /// Several items that are known by names.
    @MainActor
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        var entries = _ToolbarEntries()
        repeat entries.all += (each content)._entries().all
        return ToolbarItems(entries: entries)
    }
    /// Several items.
    @MainActor @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var entries = _ToolbarEntries()
        repeat entries.all += (each content)._entries().all
        return ToolbarItems(entries: entries)
    }
    /// Items that are known by names and that are there or not.
    @MainActor
    public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent {
        ToolbarItems(entries: content?._entries() ?? _ToolbarEntries())
    }
    /// Items that are there or not.
    @MainActor @_disfavoredOverload
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(entries: content?._entries() ?? _ToolbarEntries())
    }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarBranch { _ToolbarBranch(entries: first._entries()) }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarBranch {
        _ToolbarBranch(entries: second._entries())
    }
}

/// Items of one of two branches.
public struct _ToolbarBranch: ToolbarContent {
    let entries: _ToolbarEntries
    /// Items without a body.
    public var body: Never { fatalError("Items have no body.") }
    /// The items.
    public func _entries() -> _ToolbarEntries { entries }
}
