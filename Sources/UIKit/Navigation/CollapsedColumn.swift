/// What a navigation controller took in when the columns of a split view controller collapsed onto it.
struct CollapsedColumn {
    /// The column's controller; a navigation controller gave its stack away.
    let controller: UIViewController
    /// The first controller of it on the stack.
    weak var first: UIViewController?
}
