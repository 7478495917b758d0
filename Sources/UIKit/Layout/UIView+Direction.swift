extension UIView {
    /// Called when the view's content may run in another direction: what is said of its leading and trailing sides is written anew.
    func directionMayHaveChanged() {
        if let state = layoutState, let engine = state.item?.engine ?? layoutEngine {
            engine.rewrite(state.constraints.filter { $0.first.attribute.isDirectional || $0.second.attribute.isDirectional })
        }
        marginsMayHaveChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}
