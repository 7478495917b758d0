/// Whether the status bar is hidden.
struct StatusBarKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether the home indicator goes when nothing is touched.
struct HomeIndicatorKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The edges where the app's gestures come before the system's.
struct DeferredEdgesKey: PreferenceKey {
    static var defaultValue: Edge.Set { [] }
    static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) { value.formUnion(nextValue()) }
}

extension View {
    /// Says at which edges the view's gestures come before the system's.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { preference(key: DeferredEdgesKey.self, value: edges) }
    /// Hides the status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { preference(key: StatusBarKey.self, value: hidden) }
    /// Hides the status bar, in the old way.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Says whether marks that the system puts over the view are shown: the home indicator.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: HomeIndicatorKey.self, value: visibility == .hidden)
    }
}
