import Combine
import SampanFoundation

/// A scene whose windows' views are modified.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    let content: Content
    let modifier: Modifier
    var body: Never { fatalError("A modified scene has no body.") }

    func _windows() -> _SceneWindows {
        var windows = content._windows()
        for index in windows.groups.indices {
            let group = windows.groups[index]
            let document = group.document?.modified { AnyView($0.modifier(modifier)) }
            windows.groups[index] = _SceneWindows.Group(id: group.id, title: group.title, document: document) {
                AnyView(group.make().modifier(modifier))
            }
        }
        return windows
    }
}

extension Scene {
    /// Modifies the view of each of the scene's windows.
    public func _modifyingWindows<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
        ModifiedScene(content: self, modifier: modifier)
    }

    /// Sets a value of the environment for the scene's windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _modifyingWindows(WindowEnvironment { AnyView($0.environment(keyPath, value)) })
    }

    /// Puts an observable object into the environment of the scene's windows.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _modifyingWindows(WindowEnvironment { AnyView($0.environment(object)) })
    }

    /// Puts an object into the environment of the scene's windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _modifyingWindows(WindowEnvironment { AnyView($0.environmentObject(object)) })
    }
}

/// Puts something into a window's environment.
private struct WindowEnvironment: ViewModifier {
    let change: (Content) -> AnyView
    func body(content: Content) -> some View { change(content) }
}

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// What records how changes are undone in the window; `nil` before the view is in one.
    ///
    /// See https://developer.apple.com/documentation/swiftui/environmentvalues/undomanager.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
