/// What can be done with the elements of a list by themselves. See https://developer.apple.com/documentation/swiftui/editactions.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Elements are moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Elements are deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// Both.
    public static var all: EditActions { [.move, .delete] }
}

/// The places of a collection's elements, with their identities.
public typealias _IndexedElements<Data: Collection, ID> = LazyMapSequence<Data.Indices, (Data.Index, ID)>

extension ForEach where Content: View {
    /// Creates views of connections to elements that can be edited.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == _IndexedElements<C, ID>, ID == C.Element.ID, C.Element: Identifiable, C.Index == Int {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
    /// Creates views of connections to elements that can be edited.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == _IndexedElements<C, ID>, C.Index == Int {
        self.init(data, id: id, content: content)
        edits = { edits in
            if editActions.contains(.delete) { edits.delete = { data.wrappedValue.remove(atOffsets: $0) } }
            if editActions.contains(.move) { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of connections to elements.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    { self.init { ForEach(data, content: rowContent) } }
    /// Creates a list of connections to elements whose identity is one of their properties.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<_IndexedElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list of connections to elements that can be edited.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index == Int
    { self.init { ForEach(data, editActions: editActions, content: rowContent) } }
}

extension List {
    /// Creates a list of connections to elements of which one can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    { self.init(selection: selection) { ForEach(data, content: rowContent) } }
    /// Creates a list of connections to elements of which several can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    { self.init(selection: selection) { ForEach(data, content: rowContent) } }
    /// Creates a list of connections to elements, whose identity is one of their properties, of which one can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<_IndexedElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list of connections to elements, whose identity is one of their properties, of which several can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<_IndexedElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of elements with others below them, which are shown when the user opens their rows.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    { self.init { OutlineGroup(data, children: children, content: rowContent) } }
    /// Creates a list of elements, whose identity is one of their properties, with others below them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
