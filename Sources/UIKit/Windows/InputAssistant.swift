/// The shortcuts of a responder, as the keyboard sees them.
@MainActor
protocol InputAssistant: AnyObject {
    /// Whether there are none.
    var isEmpty: Bool { get }
    /// The bar with the shortcuts; `nil` if there are none, or the person put them away.
    var shownBar: UIView? { get }
    /// Another responder became first responder: what was put away comes back.
    func returns()
}
