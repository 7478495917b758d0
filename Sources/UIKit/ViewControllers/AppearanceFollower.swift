/// Follows a controller's coming and going, after the controller itself was told.
@MainActor
protocol AppearanceFollower: AnyObject {
    /// The controller's view is about to be shown, or to go.
    func controllerWill(appear isAppearing: Bool, animated: Bool)
    /// The controller's view is gone.
    func controllerDidDisappear()
}
