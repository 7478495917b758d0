import UIKit

/// What a modifier around a scroll view has to do with it.
@MainActor
final class ScrollLink {
    /// The next one, further out.
    var outer: ScrollLink?
    private(set) weak var item: (any LinkedScroller)?
    var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    var position: ScrollPositionLink?
    /// Called when the scroll view has another geometry.
    var geometryChanged: (ScrollGeometry) -> Void = { _ in }
    /// The value of the geometry that was seen last.
    var lastValue: Any?
    /// Called when the scroll view is in another phase.
    var phaseChanged: (ScrollPhase, ScrollPhaseChange) -> Void = { _, _ in }

    init(_ outer: ScrollLink?) { self.outer = outer }

    /// This one and those further out.
    var all: [ScrollLink] { Array(sequence(first: self, next: \.outer)) }

    func attach(_ item: any LinkedScroller) {
        for link in all { link.item = item }
    }
}

/// A scroll view as links see it.
@MainActor
protocol LinkedScroller: AnyObject {
    var scroller: UIScrollView { get }
    var scrolledNode: _ViewNode { get }
    /// The views at which scrolling may come to rest, with their places in the content.
    var targets: [(item: LayoutItem, frame: CGRect)] { get }
}

private struct ScrollLinkKey: EnvironmentKey { static var defaultValue: ScrollLink? { nil } }
extension EnvironmentValues {
    /// What modifiers say to the next scroll view within.
    var scrollLink: ScrollLink? {
        get { self[ScrollLinkKey.self] }
        set { self[ScrollLinkKey.self] = newValue }
    }
}

/// Tells the next scroll view within something.
struct ScrollLinkModifier: PrimitiveModifier {
    let tell: @MainActor (ScrollLink) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollLinkNode(view, inputs)
    }
}

final class ScrollLinkNode<Content: View>: NodeOf<ModifiedContent<Content, ScrollLinkModifier>> {
    private let link: ScrollLink
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, ScrollLinkModifier>, _ inputs: _NodeInputs) {
        link = ScrollLink(inputs.environment.scrollLink)
        super.init(view, inputs)
        tell()
        var inner = self.inputs
        inner.environment.scrollLink = link
        child = SwiftUI.makeNode(view.content, inner)
    }

    private func tell() {
        isDirty = false
        graph.reading(self) { view.modifier.tell(link) }
        link.position?.follow(link, graph)
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, ScrollLinkModifier>) {
        super.update(view)
        tell()
        child.update(view.content)
    }
    override func reevaluate() { tell() }
    override func environmentChanged(from old: EnvironmentValues) {
        link.outer = environment.scrollLink
        var inner = environment
        inner.scrollLink = link
        child.setEnvironment(inner)
    }
}
