import UIKit

/// What keys do in an app's windows. See https://developer.apple.com/documentation/swiftui/commands.
///
/// There is no menu bar: the commands are there for the keys that they name.
@MainActor @preconcurrency
public protocol Commands {
    /// The kind of commands.
    associatedtype Body: Commands
    /// The commands.
    @CommandsBuilder var body: Body { get }
    /// Adds the commands to others.
    func _add(to list: inout _CommandList)
}

/// The commands of an app.
public struct _CommandList {
    struct Group {
        let placement: CommandGroupPlacement?
        var views: [AnyView]
    }
    var groups: [Group] = []
}

extension Commands {
    /// Adds the body.
    public func _add(to list: inout _CommandList) { body._add(to: &list) }
}

extension Never: Commands {}

/// No commands. See https://developer.apple.com/documentation/swiftui/emptycommands.
public struct EmptyCommands: Commands {
    /// Creates no commands.
    public nonisolated init() {}
    /// Commands without a body.
    public var body: Never { fatalError("EmptyCommands has no body.") }
    /// There are none.
    public func _add(to list: inout _CommandList) {}
}

/// Where commands stand. See https://developer.apple.com/documentation/swiftui/commandgroupplacement.
public struct CommandGroupPlacement: Equatable, Sendable {
    private let name: String
    /// What tells of the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What the system offers.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Whether the app is seen.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The app's end.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// What makes something new.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// What saves something.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// What is read and written.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// What is printed.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// What is taken back.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The pasteboard.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// What edits text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// What changes how text looks.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The tool bar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The side bar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// One window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// How windows lie.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// A menu of commands. See https://developer.apple.com/documentation/swiftui/commandmenu.
public struct CommandMenu<Content: View>: Commands {
    private let content: Content
    /// Creates a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Commands without a body.
    public var body: Never { fatalError("CommandMenu has no body.") }
    /// Adds the menu's commands.
    public func _add(to list: inout _CommandList) { list.groups.append(_CommandList.Group(placement: nil, views: [AnyView(content)])) }
}

/// Commands that stand with others. See https://developer.apple.com/documentation/swiftui/commandgroup.
public struct CommandGroup<Content: View>: Commands {
    private enum Relation { case before, after, instead }
    private let relation: Relation
    private let placement: CommandGroupPlacement
    private let content: Content
    /// Creates commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (relation, placement, content) = (.before, group, addition())
    }
    /// Creates commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (relation, placement, content) = (.after, group, addition())
    }
    /// Creates commands in place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (relation, placement, content) = (.instead, group, addition())
    }
    /// Commands without a body.
    public var body: Never { fatalError("CommandGroup has no body.") }
    /// Adds the commands.
    public func _add(to list: inout _CommandList) {
        let index = list.groups.firstIndex { $0.placement == placement }
        let view = AnyView(content)
        guard let index else { return list.groups.append(_CommandList.Group(placement: placement, views: [view])) }
        switch relation {
        case .before: list.groups[index].views.insert(view, at: 0)
        case .after: list.groups[index].views.append(view)
        case .instead: list.groups[index].views = [view]
        }
    }
}

/// Several commands.
public struct _CommandGroup: Commands {
    let list: _CommandList
    /// Commands without a body.
    public var body: Never { fatalError("Commands have no body.") }
    /// Adds the commands.
    public func _add(to list: inout _CommandList) { list.groups += self.list.groups }
}

extension Optional: Commands where Wrapped: Commands {
    /// Commands without a body.
    public var body: Never { return fatalError("Optional has no body.") }
    /// Adds the commands, if they are there.
    public func _add(to list: inout _CommandList) { self?._add(to: &list) }
}

/// Makes commands of the statements of a closure. See https://developer.apple.com/documentation/swiftui/commandsbuilder.
@resultBuilder
public struct CommandsBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One kind of commands.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Several kinds.
    @MainActor
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandGroup {
        var list = _CommandList()
        repeat (each content)._add(to: &list)
        return _CommandGroup(list: list)
    }
    /// Commands that are there or not.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
}

/// A scene with commands.
struct CommandScene<Content: Scene>: Scene {
    let content: Content
    let commands: _CommandList
    var body: Never { fatalError("A scene with commands has no body.") }
    func _windows() -> _SceneWindows {
        var windows = content._windows()
        let views = commands.groups.flatMap(\.views)
        for index in windows.groups.indices {
            let make = windows.groups[index].make
            windows.groups[index] = _SceneWindows.Group(id: windows.groups[index].id, title: windows.groups[index].title) {
                AnyView(WithCommands(content: make(), commands: views))
            }
        }
        return windows
    }
}

/// A window's view, with commands that keys use and nobody sees.
private struct WithCommands: View {
    let content: AnyView
    let commands: [AnyView]
    var body: some View {
        content.background {
            ZStack { ForEach(0..<commands.count, id: \.self) { commands[$0] } }.frame(width: 0, height: 0).hidden().accessibilityHidden(
                true)
        }
    }
}

extension Scene {
    /// Adds commands to the scene's windows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        var list = _CommandList()
        content()._add(to: &list)
        return CommandScene(content: self, commands: list)
    }
}
