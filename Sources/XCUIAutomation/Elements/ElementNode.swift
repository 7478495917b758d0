import SampanHost

/// An element of the screen at one moment, with those around it.
final class ElementNode {
    /// What is known of it.
    let snapshot: ElementSnapshot
    /// The element that it is within; it lives as long as the first of all.
    private(set) weak var parent: ElementNode?
    /// The elements within, in their order.
    let children: [ElementNode]
    /// The app, which keeps all of them.
    private(set) weak var top: ElementNode!

    /// Takes the snapshot of an app, and of all elements in it.
    convenience init(_ app: ElementSnapshot) {
        self.init(part: app)
        func adopt(_ node: ElementNode) {
            node.top = self
            for child in node.children {
                child.parent = node
                adopt(child)
            }
        }
        adopt(self)
    }

    private init(part: ElementSnapshot) {
        snapshot = part
        children = part.children.map { ElementNode(part: $0) }
    }

    /// The elements within, and those within these, each before what is in it.
    var descendants: [ElementNode] {
        var found: [ElementNode] = []
        func collect(_ node: ElementNode) {
            for child in node.children {
                found.append(child)
                collect(child)
            }
        }
        collect(self)
        return found
    }

    /// Whether there are rows that were not looked into.
    var hasUnseenRows: Bool { snapshot.isUnseen || children.contains { $0.hasUnseenRows } }

    /// The elements from the app down to this one.
    var path: [ElementNode] { (parent?.path ?? []) + [self] }

    /// What an identifier in a query may be to find it.
    var identifiers: [String] {
        [snapshot.identifier, snapshot.label, snapshot.value, snapshot.placeholder].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// What kind of thing it is.
    var type: XCUIElement.ElementType { XCUIElement.ElementType(snapshot.kind) }

    /// Whether it, or anything in it, gets what is typed.
    var hasKeyboardFocus: Bool { snapshot.hasKeyboardFocus || children.contains { $0.hasKeyboardFocus } }
}

/// An element that a query has found, with all others of the same moment.
struct FoundElement {
    /// The app.
    let top: ElementNode
    /// The element.
    let node: ElementNode

    init(_ node: ElementNode, in top: ElementNode) { (self.node, self.top) = (node, top) }

    /// What is known of it.
    var snapshot: ElementSnapshot { node.snapshot }
}
