import UIKit

/// Views in front of or behind another one, as large as that.
struct LayerModifier<Layer: View>: PrimitiveModifier {
    let layer: Layer
    let isBehind: Bool
    let alignment: Alignment
    /// The sides at which the layer reaches below bars.
    var ignoredEdges: Edge.Set = []

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        LayerNode(view, inputs)
    }
}

final class LayerNode<Content: View, Layer: View>: NodeOf<ModifiedContent<Content, LayerModifier<Layer>>> {
    private var child: NodeOf<Content>!
    private var layer: NodeOf<Layer>!
    private var wrappers: [ObjectIdentifier: LayerItem] = [:]

    override init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        layer = SwiftUI.makeNode(view.modifier.layer, self.inputs)
    }

    override var children: [_ViewNode] { [child, layer] }

    override var items: [LayoutItem] {
        var kept: [ObjectIdentifier: LayerItem] = [:]
        // A second view would need layers of its own; it has the first one's.
        let items = child.items.enumerated().map { index, content in
            let key = ObjectIdentifier(content)
            let item = wrappers[key] ?? LayerItem(content, self)
            item.settings = (view.modifier.isBehind, view.modifier.alignment, view.modifier.ignoredEdges)
            item.layers = index == 0 ? { [weak self] in self?.layer.items ?? [] } : { [] }
            item.layersChanged()
            kept[key] = item
            return item
        }
        wrappers = kept
        return items
    }

    override func collectRows(_ collector: inout RowCollector) {
        for item in items { collector.append(item) }
    }

    override func update(_ view: ModifiedContent<Content, LayerModifier<Layer>>) {
        super.update(view)
        child.update(view.content)
        layer.update(view.modifier.layer)
        for item in wrappers.values where item.settings.1 != view.modifier.alignment {
            item.settings.1 = view.modifier.alignment
            item.invalidateLayout()
        }
    }
}

/// A view with layers.
final class LayerItem: WrapperItem {
    var settings: (isBehind: Bool, Alignment, ignored: Edge.Set) = (false, .center, [])
    var layers: () -> [LayoutItem] = { [] }
    private var known: [LayoutItem]?

    func layersChanged() { known = nil }

    private var shown: [LayoutItem] {
        if let known { return known }
        let items = layers()
        for item in items { item.container = self }
        known = items
        return items
    }

    override var contents: [LayoutItem] { [content] + shown }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let dimensions = content.dimensions(proposal)
        if !settings.isBehind { content.place(sink, at: origin, proposal) }
        let own = CGRect(origin: origin, size: dimensions.size)
        let area = sink.expanded(own, settings.ignored)
        for layer in shown {
            let proposal = ProposedViewSize(area.size)
            let inner = layer.dimensions(proposal)
            let outer =
                area == own ? ViewDimensions(dimensions.size, dimensions.proposal, content) : ViewDimensions(area.size, proposal, nil)
            let offset = settings.1.origin(of: inner, in: outer)
            layer.place(sink, at: CGPoint(x: area.minX + onPixel(offset.x), y: area.minY + onPixel(offset.y)), proposal)
        }
        if settings.isBehind { content.place(sink, at: origin, proposal) }
    }
}

extension ViewSink {
    /// A rectangle with what is beyond the safe area, at sides where it touches that.
    func expanded(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        if edges.contains(.leading), left <= safeArea.minX + 0.5 { left = min(left, bounds.minX) }
        if edges.contains(.trailing), right >= safeArea.maxX - 0.5 { right = max(right, bounds.maxX) }
        if edges.contains(.top), top <= safeArea.minY + 0.5 { top = min(top, bounds.minY) }
        if edges.contains(.bottom), bottom >= safeArea.maxY - 0.5 { bottom = max(bottom, bounds.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Lets a view reach below bars and into corners.
struct SafeAreaModifier: ItemModifier, Equatable {
    let edges: Edge.Set
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> SafeAreaItem { SafeAreaItem(content, node) }
    func update(_ item: SafeAreaItem) { item.edges = edges }
}

final class SafeAreaItem: WrapperItem {
    var edges: Edge.Set = []

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let own = CGRect(origin: origin, size: content.size(proposal))
        // What touches the safe area when it takes all of its room gets what is beyond.
        let offered = CGRect(
            x: origin.x + (own.width - (proposal.width ?? own.width)) / 2, y: origin.y + (own.height - (proposal.height ?? own.height)) / 2,
            width: proposal.width ?? own.width, height: proposal.height ?? own.height)
        let area = sink.expanded(offered, edges)
        guard area != offered, area.width.isFinite, area.height.isFinite else { return content.place(sink, at: origin, proposal) }
        let inner = ProposedViewSize(width: proposal.width == nil ? nil : area.width, height: proposal.height == nil ? nil : area.height)
        let size = content.size(inner)
        content.place(sink, at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), inner)
    }
}

/// What keeps content away from edges. See https://developer.apple.com/documentation/swiftui/safearearegions.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates regions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and the device's form.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Puts a view behind this one.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), isBehind: true, alignment: alignment))
    }
    /// Puts a view behind this one.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, isBehind: true, alignment: alignment))
    }
    /// Fills what is behind the view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayerModifier(layer: _ShapeView(shape: Rectangle(), style: style), isBehind: true, alignment: .center, ignoredEdges: edges))
    }
    /// Fills what is behind the view with the background's style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// Fills a shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(LayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), isBehind: true, alignment: .center))
    }
    /// Fills a shape behind the view with the background's style.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    /// Puts a view in front of this one.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), isBehind: false, alignment: alignment))
    }
    /// Puts a view in front of this one.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, isBehind: false, alignment: alignment))
    }
    /// Fills what is in front of the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayerModifier(layer: _ShapeView(shape: Rectangle(), style: style), isBehind: false, alignment: .center, ignoredEdges: edges))
    }
    /// Fills a shape in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(LayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), isBehind: false, alignment: .center))
    }

    /// Lets the view reach below bars and into corners.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
    /// Lets the view reach below bars and into corners.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(SafeAreaModifier(edges: edges)) }
}
