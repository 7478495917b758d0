import Foundation
import SampanInterfaceBuilder

/// A cell, which starts segues when it is chosen in its list.
@MainActor
protocol SegueStartingCell: AnyObject {
    /// Takes a segue over, until it is started.
    func keep(_ segue: StoryboardSegueTemplate)
}

/// What is known of a segue before it is performed. Controls and bar items have it as their target.
@MainActor
package final class StoryboardSegueTemplate: NSObject {
    static let action = Selector("perform:")

    let segue: IBSegue
    private let destinationID: String
    /// Owned by the controller, which owns this.
    private weak var scene: StoryboardScene?
    private let line: Int
    /// What a popover points at.
    weak var anchor: AnyObject?
    /// The view that an embedded controller fills.
    weak var container: UIView?

    var identifier: String? { segue.identifier }

    init(_ segue: IBSegue, destination: String, scene: StoryboardScene, line: Int) {
        (self.segue, destinationID, self.scene, self.line) = (segue, destination, scene, line)
        super.init()
        Self.register
    }

    private static let register: Void = ClassRegistry.register(StoryboardSegueTemplate.self) { description in
        description.method("perform:") { receiver, arguments in
            (receiver as? StoryboardSegueTemplate)?.performIfAllowed(arguments.first ?? nil)
            return nil
        }
    }

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Keeps the template as long as what starts it.
    func live(with sender: AnyObject) { objc_setAssociatedObject(sender, Self.key, self, .OBJC_ASSOCIATION_RETAIN) }

    /// Performs the segue unless the source controller objects.
    package func performIfAllowed(_ sender: Any?) {
        guard let source = scene?.controller, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender)
    }

    /// Performs the segue: makes the destination, lets the source prepare it, and shows it.
    func perform(_ sender: Any?) {
        guard let scene, let source = scene.controller else { return }
        if segue.kind == "unwind" { return unwind(from: source, sender) }
        guard let destination = makeDestination(source, sender) else {
            return scene.storyboard.source.log("the segue's destination cannot be made", at: line)
        }
        applyPresentation(to: destination, sender)
        let made = makeSegue(source, destination)
        if made.performHandler == nil { made.performHandler = { [unowned made] in self.show(made, sender) } }
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let plain = { UIStoryboardSegue(identifier: self.identifier, source: source, destination: destination) }
        guard let name = segue.customClass, let document = scene?.storyboard.source else { return plain() }
        let isTarget = segue.customModuleIsTarget
        guard let cls = NibClasses.cls(named: name, module: segue.customModule, isTarget: isTarget, in: document.bundle) else {
            document.log("Unknown class \(name) in Interface Builder file.", at: line)
            return plain()
        }
        let made = DynamicClass.make(cls, "initWithIdentifier:source:destination:", [identifier, source, destination])
        return made as? UIStoryboardSegue ?? plain()
    }

    /// The destination, by the source's `@IBSegueAction` if the segue has one.
    private func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
        var creator: ((NSCoder) -> UIViewController?)?
        // Without the app's code there is no action to make the controller.
        if let name = segue.creationSelector, !NibBuilder.hasNoCode {
            let selector = Selector(name)
            creator = { coder in
                guard let action = ClassRegistry.implementation(of: selector, in: type(of: source)) else {
                    ObjCMessage.doesNotRecognize(selector, source)
                }
                let arguments: [Any?] = [coder, sender, self.identifier]
                return action(source, Array(arguments.prefix(selector.argumentCount))) as? UIViewController
            }
        }
        if segue.kind == "embed" { return scene?.makeChild(destinationID, at: line, creator: creator) }
        return scene?.makeController(destinationID, creator: creator)
    }

    // MARK: Showing

    private static func known<Value>(_ word: String?) -> Value? {
        word.flatMap { DocumentWords.known(of: Value.self)?[$0] as? Value }
    }

    private func applyPresentation(to destination: UIViewController, _ sender: Any?) {
        if let style: UIModalPresentationStyle = Self.known(segue.modalPresentationStyle) { destination.modalPresentationStyle = style }
        if let style: UIModalTransitionStyle = Self.known(segue.modalTransitionStyle) { destination.modalTransitionStyle = style }
        guard segue.kind == "popoverPresentation" || segue.kind == "popover" else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        switch anchor ?? sender.map({ $0 as AnyObject }) {
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        case let item as UIBarButtonItem: popover.barButtonItem = item
        default: break
        }
        if let directions = segue.popoverArrowDirections {
            let words: [String: UIPopoverArrowDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
            popover.permittedArrowDirections = directions.reduce(into: []) { all, word in if let one = words[word] { all.insert(one) } }
        }
    }

    private func show(_ made: UIStoryboardSegue, _ sender: Any?) {
        let (source, destination) = (made.source, made.destination)
        switch segue.kind {
        case "show": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "push":
            (source as? UINavigationController ?? source.navigationController)?.pushViewController(destination, animated: segue.animates)
        case "embed": if let container { embed(destination, in: container, of: source) }
        default: source.present(destination, animated: segue.animates)
        }
    }

    private func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
        parent.addChild(child)
        guard let view = child.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let name = segue.unwindAction else { return }
        let action = Selector(name)
        let request = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = UnwindSearch.destination(for: request) else { return }
        let made = makeSegue(source, destination)
        if made.performHandler == nil {
            made.performHandler = { [unowned made] in UnwindSearch.perform(made, animated: self.segue.animates) }
        }
        source.prepare(for: made, sender: sender)
        if let method = ClassRegistry.implementation(of: action, in: type(of: destination)) { _ = method(destination, [made]) }
        made.perform()
    }
}
