/// What a navigation controller took in when the columns of a split view controller collapsed onto it.
struct CollapsedColumn {
    /// The column's controller; a navigation controller gave its stack away.
    let controller: UIViewController
    /// The first controller of it on the stack.
    weak var first: UIViewController?
}

extension UINavigationController {
    /// Pushes a controller; another navigation controller's whole stack in its place.
    func pushCollapsed(_ controller: UIViewController, animated: Bool) {
        let inner = (controller as? UINavigationController)?.stack ?? [controller]
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        guard !inner.isEmpty else { return }
        collapsedColumns.append(CollapsedColumn(controller: controller, first: inner.first))
        setViewControllers(stack + inner, animated: animated)
    }

    /// Gives back what was pushed last, with all that is above it; `nil` if it was popped meanwhile.
    func popCollapsed() -> UIViewController? {
        while let column = collapsedColumns.popLast() {
            guard let place = stack.firstIndex(where: { $0 === column.first }) else { continue }
            let taken = Array(stack[place...])
            setViewControllers(Array(stack[..<place]), animated: false)
            (column.controller as? UINavigationController)?.setViewControllers(taken, animated: false)
            return column.controller
        }
        return nil
    }
}
