import UIKit

extension View {
    /// Sets the colour of the lines beside a row; the usual one if `nil`.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier {
                if edges.contains(.top) { $0.list.tintAbove = color }
                if edges.contains(.bottom) { $0.list.tintBelow = color }
            })
    }
    /// Says whether lines stand before and behind the view's section. Sections are set apart by space here, so that there is nothing to hide
    /// in lists of groups; in plain ones the line below the last row is the section's.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier { if edges.contains(.bottom) { $0.list.sectionSeparatorBelow = visibility } })
    }
    /// Tints the symbols of the view's row; as usual if `nil`.
    public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
    /// Tints the symbols of the view's row; as usual if `nil`.
    @ViewBuilder
    public func listItemTint(_ tint: Color?) -> some View {
        if let tint { self.environment(\.listItemTint, tint) } else { self.environment(\.listItemTint, nil) }
    }
}

/// How the symbols of a row are tinted. See https://developer.apple.com/documentation/swiftui/listitemtint.
public struct ListItemTint: Sendable {
    let color: Color
    /// In a colour, whatever the person prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// In a colour, if the person does not prefer another one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// In grey.
    public static let monochrome = ListItemTint(color: .secondary)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
extension EnvironmentValues {
    var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}
