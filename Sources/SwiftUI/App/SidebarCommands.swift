import UIKit

/// Commands for side bars: Control-Command-S hides and shows that of a split view.
///
/// See https://developer.apple.com/documentation/swiftui/sidebarcommands.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { CommandGroup(after: .sidebar) { SidebarToggle() } }
}

private struct SidebarToggle: View {
    @State private var handle = ItemHandle()

    var body: some View {
        Button("Toggle Sidebar") {
            guard let split = handle.item?.graph.controller.flatMap(Self.split), !split.isCollapsed else { return }
            let isHidden = split.displayMode == .secondaryOnly || (split.style == .tripleColumn && !split.displayMode.showsSidebar)
            isHidden ? split.show(.primary) : split.hide(.primary)
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .modifier(ItemHandleModifier(handle: handle))
    }

    /// The split view on top of a controller.
    private static func split(in controller: UIViewController) -> UISplitViewController? {
        controller as? UISplitViewController ?? controller.children.reversed().lazy.compactMap(split).first
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether the first of three columns is shown.
    fileprivate var showsSidebar: Bool { self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
}
