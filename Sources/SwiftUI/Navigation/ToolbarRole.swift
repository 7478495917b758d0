/// What a page's bar is for. See https://developer.apple.com/documentation/swiftui/toolbarrole.
public struct ToolbarRole: Equatable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Going from page to page.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// Looking at things.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing something.
    public static let editor = ToolbarRole(name: "editor")
}

extension View {
    /// Says what the page's bar is for: an editor's shows no title beside the arrow back.
    public func toolbarRole(_ role: ToolbarRole) -> some View { transformPreference(BarKey.self) { $0.role = role } }
}
