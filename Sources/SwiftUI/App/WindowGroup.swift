import UIKit

/// Windows that show the same view. See https://developer.apple.com/documentation/swiftui/windowgroup.
public struct WindowGroup<Content: View>: Scene {
    let id: String?
    let title: Text?
    let content: () -> Content

    /// Creates a group of windows.
    public init(@ViewBuilder content: @escaping () -> Content) { (id, title, self.content) = (nil, nil, content) }
    /// Creates a group of windows that are opened by a name.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { (self.id, title, self.content) = (id, nil, content) }
    /// Creates a group of windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        (id, title, self.content) = (nil, Text(titleKey), content)
    }
    /// Creates a group of windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        (id, self.title, self.content) = (nil, Text(title), content)
    }
    /// Creates a group of windows with a title that are opened by a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.id, title, self.content) = (id, Text(titleKey), content)
    }
    /// Creates a group of windows with a title that are opened by a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.id, self.title, self.content) = (id, Text(title), content)
    }

    /// A scene without a body.
    public var body: Never { fatalError("WindowGroup has no body.") }
    /// The group's windows.
    public func _windows() -> _SceneWindows {
        let content = content
        return _SceneWindows(groups: [_SceneWindows.Group(id: id, title: title) { AnyView(content()) }])
    }
}

extension Scene {
    /// Says how large new windows are, in points, where they are smaller than the screen: here, as on an iPhone, they fill it.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Says how large new windows are, in points, where they are smaller than the screen: here, as on an iPhone, they fill it.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

/// Opens a window. See https://developer.apple.com/documentation/swiftui/openwindowaction.
@MainActor @preconcurrency
public struct OpenWindowAction {
    private static let activity = "SwiftUI.openWindow"

    /// Opens a window of the group with a name, where there can be several.
    public func callAsFunction(id: String) {
        let activity = NSUserActivity(activityType: Self.activity)
        activity.userInfo = ["id": id]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }

    /// The group whose window a scene was opened for.
    static func group(in options: UIScene.ConnectionOptions) -> String? {
        options.userActivities.first { $0.activityType == activity }?.userInfo?["id"] as? String
    }
}

extension EnvironmentValues {
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Whether there can be several windows.
    public var supportsMultipleWindows: Bool { MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes } }
}
