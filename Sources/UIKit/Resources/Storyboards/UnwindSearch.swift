import Foundation

/// Finds where an unwind segue ends, and goes back there.
@MainActor
enum UnwindSearch {
    /// The nearest controller, going back the way that was come, that takes the unwind action.
    static func destination(for request: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(request.source)]
        var current: UIViewController? = request.source
        while let controller = current {
            if let parent = controller.parent {
                if let found = search(parent, before: controller, request, &visited) { return found }
                current = parent
            } else {
                guard let presenting = controller.presentingViewController else { return nil }
                if let found = search(presenting, before: nil, request, &visited) { return found }
                current = presenting
            }
        }
        return nil
    }

    /// Searches the children that a controller allows, then the controller itself.
    private static func search(
        _ controller: UIViewController, before child: UIViewController?, _ request: UIStoryboardUnwindSegueSource,
        _ visited: inout Set<ObjectIdentifier>
    ) -> UIViewController? {
        for candidate in controller.allowedChildrenForUnwinding(from: request)
        where candidate !== child && !visited.contains(ObjectIdentifier(candidate)) {
            if let found = search(candidate, before: nil, request, &visited) { return found }
        }
        guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
        return controller.canPerformUnwindSegueAction(request.unwindAction, from: request.source, sender: request.sender) ? controller : nil
    }

    /// Dismisses what lies over the destination, then lets the containers around it go back to it.
    static func perform(_ segue: UIStoryboardSegue, animated: Bool) {
        let chain = sequence(first: segue.destination) { $0.parent }
        let ancestorsOfSource = Set(sequence(first: segue.source) { $0.parent ?? $0.presentingViewController }.map { ObjectIdentifier($0) })
        for controller in chain {
            guard let presented = controller.presentedStorage, ancestorsOfSource.contains(ObjectIdentifier(presented)) else { continue }
            controller.dismiss(animated: animated)
            break
        }
        for controller in chain {
            controller.parent?.unwind(for: segue, towards: controller)
        }
    }
}
