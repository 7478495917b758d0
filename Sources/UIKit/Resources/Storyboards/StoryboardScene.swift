import Foundation
import SampanInterfaceBuilder

/// What a view controller keeps of the scene it came from: how to build its view, its segues, and the scene's other objects.
@MainActor
package final class StoryboardScene {
    let storyboard: UIStoryboard
    let record: IBObject
    private(set) weak var controller: UIViewController?
    private(set) var segues: [StoryboardSegueTemplate] = []
    /// Segues that are performed as soon as the view is there.
    private var embeds: [StoryboardSegueTemplate] = []
    /// Until the view is built.
    private var builder: NibBuilder?
    private var keptAlive: [AnyObject] = []

    init(storyboard: UIStoryboard, record: IBObject) { (self.storyboard, self.record) = (storyboard, record) }

    /// Makes the controller, and the scene's objects beside it. The view is built when it is asked for.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let builder = NibBuilder(source: storyboard.source, traits: .current)
        builder.scene = self
        self.builder = builder
        let made = builder.make(record) { cls, coder in
            let made = creator?(coder) ?? NibClasses.instantiate(cls, coder)
            if let controller = made as? UIViewController { self.attach(to: controller) }
            return made
        }
        guard let controller = made as? UIViewController else { return nil }
        for other in scene?.objects ?? [] where other !== record && other["placeholderIdentifier"] == nil && other.element != "exit" {
            if let object = builder.make(other) { keptAlive.append(object) }
        }
        builder.finish()
        builder.release(record.id)
        return controller
    }

    private var scene: IBScene? { record.id.flatMap { storyboard.source.document.scene(containing: $0) } }

    /// The controller must know its scene already while its `init(coder:)` takes the record's attributes over.
    func attach(to controller: UIViewController) {
        guard self.controller == nil else { return }
        self.controller = controller
        controller.storyboard = storyboard
        controller.storyboardScene = self
    }

    /// Whether the document has a view for the controller.
    package var hasView: Bool { record.child("view") != nil }

    /// Builds the view, if the document has one; returns whether it did.
    func loadView(into controller: UIViewController) -> Bool {
        guard let builder, let view = record.child("view") else { return false }
        self.builder = nil
        guard let view = builder.make(view) as? UIView else { return false }
        if controller.viewIfLoaded == nil { controller.view = view }
        if let record = record.child("refreshControl"), let scrollView = view as? UIScrollView {
            scrollView.refreshControl = builder.make(record) as? UIRefreshControl
        }
        builder.finish()
        makingChildren { for template in embeds { template.perform(nil) } }
        embeds.removeAll()
        return true
    }

    // MARK: Containment

    /// The controllers whose children are being made now, from the outermost: none of them can be inside itself.
    private static var containers: [ObjectIdentifier] = []

    private func makingChildren<T>(_ body: () -> T) -> T {
        Self.containers.append(ObjectIdentifier(record))
        defer { Self.containers.removeLast() }
        return body()
    }

    /// Makes a controller that is inside this one; `nil` if that one is, directly or not, this one itself.
    func makeChild(_ id: String, at line: Int, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let child = storyboard.source.document.object(withID: id) else { return nil }
        guard !Self.containers.contains(ObjectIdentifier(child)) else {
            storyboard.source.log("a view controller cannot contain itself", at: line)
            return nil
        }
        return storyboard.make(child, creator: creator)
    }

    // MARK: Segues

    /// Adds a segue that starts at the controller or at an object of its scene.
    func add(_ segue: IBSegue, from source: AnyObject, to destination: String, line: Int, builder: NibBuilder) {
        let template = StoryboardSegueTemplate(segue, destination: destination, scene: self, line: line)
        template.anchor = (segue.popoverAnchorView ?? segue.popoverAnchorBarButtonItem).flatMap { builder.object($0) }
        // What prototype cells start is the cells' own: there may be any number of them.
        if !builder.isRepeated { segues.append(template) }
        switch source {
        case is UIViewController: break
        case let view as UIView where segue.kind == "embed":
            template.container = view
            embeds.append(template)
        case let cell as any SegueStartingCell: cell.keep(template)
        case let control as UIControl:
            template.live(with: control)
            control.addTarget(template, action: StoryboardSegueTemplate.action, for: control.primaryEvent)
        case let item as UIBarButtonItem:
            template.live(with: item)
            item.target = template
            item.action = StoryboardSegueTemplate.action
        case let recognizer as UIGestureRecognizer:
            template.live(with: recognizer)
            recognizer.addTarget(template, action: StoryboardSegueTemplate.action)
        default:
            storyboard.source.log("a segue cannot start at a \(type(of: source))", at: line)
        }
    }

    /// The segue with the given identifier, of the controller or of anything in its scene, prototype cells included.
    func segue(_ identifier: String) -> StoryboardSegueTemplate? {
        if let known = segues.first(where: { $0.identifier == identifier }) { return known }
        var pending = scene?.objects ?? []
        while let object = pending.popLast() {
            for connection in object.connections {
                guard case .segue(let segue) = connection.kind, segue.identifier == identifier else { continue }
                return StoryboardSegueTemplate(segue, destination: connection.destination, scene: self, line: connection.line)
            }
            pending += object.children
        }
        return nil
    }

    /// The controllers that relationship segues of a container lead to, in their order.
    func related(_ relationship: String) -> [UIViewController] {
        makingChildren {
            record.connections.compactMap { connection in
                guard case .segue(let segue) = connection.kind, segue.kind == "relationship", segue.relationship == relationship else {
                    return nil
                }
                return makeChild(connection.destination, at: connection.line)
            }
        }
    }

    /// Makes the controller with the given identifier in the document.
    func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        storyboard.source.document.object(withID: id).flatMap { storyboard.make($0, creator: creator) }
    }
}
