import UIKit

/// Rows that can be scrolled. See https://developer.apple.com/documentation/swiftui/list.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content

    /// The rows.
    public var body: some View { ListHost(selection: selection, isForm: false, content: content) }

    /// Creates a list in which one row can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(ListSelection.one), content())
    }
    /// Creates a list in which several rows can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(ListSelection.several), content())
    }
}

/// What is chosen in a list.
struct ListSelection {
    let isSeveral: Bool
    let values: () -> Set<AnyHashable>
    let set: (Set<AnyHashable>) -> Void

    static func one<V: Hashable>(_ binding: Binding<V?>) -> ListSelection {
        ListSelection(isSeveral: false, values: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }) { values in
            binding.wrappedValue = values.lazy.compactMap { $0.base as? V }.first
        }
    }
    static func several<V: Hashable>(_ binding: Binding<Set<V>>) -> ListSelection {
        ListSelection(isSeveral: true, values: { Set(binding.wrappedValue.map { AnyHashable($0) }) }) { values in
            binding.wrappedValue = Set(values.compactMap { $0.base as? V })
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
    /// Creates a list of elements.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        (selection, content) = (nil, ForEach(data, content: rowContent))
    }
    /// Creates a list of elements.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { (selection, content) = (nil, ForEach(data, id: id, content: rowContent)) }
    /// Creates a list of numbers.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> { (selection, content) = (nil, ForEach(data, content: rowContent)) }
}

extension List {
    /// Creates a list of elements of which one can be chosen.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        (self.selection, content) = (selection.map(ListSelection.one), ForEach(data, content: rowContent))
    }
    /// Creates a list of elements of which several can be chosen.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        (self.selection, content) = (selection.map(ListSelection.several), ForEach(data, content: rowContent))
    }
    /// Creates a list of elements of which several can be chosen.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        (self.selection, content) = (selection.map(ListSelection.several), ForEach(data, id: id, content: rowContent))
    }
}

/// Controls in groups. See https://developer.apple.com/documentation/swiftui/form.
public struct Form<Content: View>: View {
    let content: Content
    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The groups.
    public var body: some View { ListHost(selection: nil, isForm: true, content: content) }
}

/// How a list looks. See https://developer.apple.com/documentation/swiftui/liststyle.
@MainActor @preconcurrency
public protocol ListStyle {
    /// UIKit's form of the style.
    var _style: _ListLook { get }
}

/// UIKit's form of a style.
public struct _ListLook: Sendable {
    var style: UITableView.Style
}

/// The style that fits. See https://developer.apple.com/documentation/swiftui/defaultliststyle.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .insetGrouped) }
}
/// Rows from side to side. See https://developer.apple.com/documentation/swiftui/plainliststyle.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .plain) }
}
/// Groups from side to side. See https://developer.apple.com/documentation/swiftui/groupedliststyle.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .grouped) }
}
/// Groups with round corners. See https://developer.apple.com/documentation/swiftui/insetgroupedliststyle.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .insetGrouped) }
}
/// Rows away from the sides. See https://developer.apple.com/documentation/swiftui/insetliststyle.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .plain) }
}
/// The style of side bars. See https://developer.apple.com/documentation/swiftui/sidebarliststyle.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _style: _ListLook { _ListLook(style: .insetGrouped) }
}
extension ListStyle where Self == DefaultListStyle {
    /// The style that fits.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows away from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The style of side bars.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: UITableView.Style { .insetGrouped } }
private struct ListBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// Whether a list is edited. See https://developer.apple.com/documentation/swiftui/editmode.
public enum EditMode: Sendable {
    case inactive, transient, active
    /// Whether it is.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    var listStyle: UITableView.Style {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    var listBackground: Visibility {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }
    /// Whether lists are edited.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            return page.flatMap { page in MainActor.assumeIsolated { UncheckedBox(page.editMode) }.value }
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that lets a list be edited. See https://developer.apple.com/documentation/swiftui/editbutton.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    /// Creates a button.
    public init() {}
    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active } }
            .fontWeight(isEditing ? .semibold : nil)
    }
}

extension View {
    /// Sets the style of lists within.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style._style.style) }
    /// Says whether lists within have a background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\.listBackground, visibility) }
    /// Sets the space around a row.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(TraitModifier { $0.list.insets = insets }) }
    /// Puts a view behind a row.
    public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(TraitModifier { $0.list.background = view }) }
    /// Says whether lines stand beside a row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier {
                if edges.contains(.top) { $0.list.separatorAbove = visibility }
                if edges.contains(.bottom) { $0.list.separatorBelow = visibility }
            })
    }
    /// Sets what a row shows when it is swiped.
    public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T)
        -> some View
    {
        let actions = SwipeActions(content: content(), allowsFullSwipe: allowsFullSwipe)
        return modifier(
            TraitModifier(
                change: { if edge == .leading { $0.list.leadingActions = actions } else { $0.list.trailingActions = actions } },
                affectsLayout: false))
    }
    /// Keeps a row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier { $0.list.deleteDisabled = isDisabled }) }
    /// Keeps a row from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier { $0.list.moveDisabled = isDisabled }) }
}

extension VerticalEdge {
    /// Some of the sides.
    public struct Set: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: Int8
        /// Creates a set from raw bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Above.
        public static let top = Set(rawValue: 1)
        /// Below.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

struct EditsModifier: PrimitiveModifier {
    let change: (inout RowEdits) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        EditsNode(view, inputs)
    }
}

final class EditsNode<Content: View>: NodeOf<ModifiedContent<Content, EditsModifier>> {
    private var child: NodeOf<Content>!
    override init(_ view: ModifiedContent<Content, EditsModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }
    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, EditsModifier>) {
        super.update(view)
        child.update(view.content)
    }
    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        child.collectRows(&inner)
        let owner = ObjectIdentifier(child)
        inner.changeRows { row in
            if row.edits.owner == nil { row.edits.owner = owner }
            view.modifier.change(&row.edits)
        }
        collector.append(inner) { $0 }
    }
}

extension DynamicViewContent {
    /// Deletes elements when the user deletes their rows.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: EditsModifier { $0.delete = action })
    }
    /// Moves elements when the user moves their rows.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: EditsModifier { $0.move = action })
    }
}
