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

extension View {
    /// Hides the status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { preference(key: StatusBarKey.self, value: hidden) }
    /// Hides the status bar, in the old way.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Says whether marks that the system puts over the view are shown: the home indicator.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: HomeIndicatorKey.self, value: visibility == .hidden)
    }
}
