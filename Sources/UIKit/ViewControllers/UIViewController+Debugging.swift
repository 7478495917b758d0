/// What developers ask view controllers for at a debugger's prompt, and tests that keep hierarchies as texts. UIKit has it without declaring
/// it, so only messages reach it: `controller.perform(Selector("_printHierarchy"))`.
extension UIViewController {
    // @objc(_printHierarchy)
    /// The controller, those below it and those that they present, each in a line of its own.
    func printedHierarchy() -> String { hierarchyLines(depth: 0, mark: "|").joined(separator: "\n") }

    private func hierarchyLines(depth: Int, mark: String) -> [String] {
        let indentation = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + "   \(mark) "
        let below = children.flatMap { $0.hierarchyLines(depth: depth + 1, mark: "|") }
        return [indentation + hierarchyText] + below + (presentedStorage?.hierarchyLines(depth: depth + 1, mark: "+") ?? [])
    }

    private var hierarchyText: String {
        var text = "\(Self.hierarchyName(of: self)), state: \(appearance.phase), view: "
        text += viewIfLoaded.map { Self.hierarchyName(of: $0) + ($0.window == nil ? " not in the window" : "") } ?? "(view not loaded)"
        if presentingStorage != nil, let presentation = presentationController {
            text += ", presented with: \(Self.hierarchyName(of: presentation))"
        }
        return text
    }

    private static func hierarchyName(of object: AnyObject) -> String {
        "<\(ConstraintDescriber.className(of: object)) \(ConstraintDescriber.address(of: object))>"
    }
}
