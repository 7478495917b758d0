import CoreGraphics

/// A modifier that tells containers something of a view.
struct TraitModifier: ItemModifier {
    let change: (inout ItemTraits) -> Void
    var affectsLayout = true
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> TraitItem { TraitItem(content, node) }
    func update(_ item: TraitItem) {
        item.change = change
        if affectsLayout { item.invalidateLayout() }
    }
}

final class TraitItem: WrapperItem {
    var change: (inout ItemTraits) -> Void = { _ in }
    override var traits: ItemTraits {
        var traits = content.traits
        change(&traits)
        return traits
    }
}

/// Sets where guides are.
struct AlignmentGuideModifier: ItemModifier {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> AlignmentGuideItem { AlignmentGuideItem(content, node) }
    func update(_ item: AlignmentGuideItem) {
        item.own = (key, value)
        item.invalidateLayout()
    }
}

final class AlignmentGuideItem: WrapperItem {
    var own: (key: AlignmentKey, value: (ViewDimensions) -> CGFloat)?
    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if let own, own.key == key { return own.value(content.dimensions(dimensions.proposal)) }
        return super.guide(key, in: dimensions)
    }
}

extension View {
    /// Says before which views the view gets its room.
    public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier { $0.layoutPriority = value }) }
    /// Says how far forward the view stands.
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }
    /// Says by which value the view is chosen. With `includeOptional` a choice of an optional value is made by it as well.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(
            TraitModifier {
                $0.tag = AnyHashable(tag)
                $0.isOptionalTag = includeOptional
            })
    }
    /// Tells the container a value.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
    }
    /// Sets where a guide is.
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
    /// Sets where a guide is.
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
    /// Gives the view an identity: another one is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(id: AnyHashable(id), content: self) }
}

struct IdentifiedView<Content: View>: PrimitiveView {
    let id: AnyHashable
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { SwitchNode(view, inputs) { ($0.id, $0.content) } }
}

extension SwitchNode: Identifying {
    func node(identifiedBy id: AnyHashable) -> _ViewNode? { (view as? any IdentityView)?.identity == id ? self : nil }
}

/// A view with an identity that the app gave it.
@MainActor
protocol IdentityView {
    var identity: AnyHashable { get }
}

extension IdentifiedView: IdentityView {
    var identity: AnyHashable { id }
}

/// A view that is only evaluated again when it is another one. See https://developer.apple.com/documentation/swiftui/equatableview.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The view.
    public var content: Content
    /// Creates the view.
    public init(content: Content) { self.content = content }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PassNode(view, inputs) { $0.content } }
}

extension View where Self: Equatable {
    /// The view, evaluated again only when it is another one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
