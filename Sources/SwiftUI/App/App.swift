import UIKit

/// An app. See https://developer.apple.com/documentation/swiftui/app.
@MainActor @preconcurrency
public protocol App {
    /// The kind of scene.
    associatedtype Body: Scene
    /// What the app shows.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

extension App {
    /// Runs the app. Called when the process starts.
    public static func main() {
        AppHolder.current = AppHolder(Self())
        ClassRegistry.register(SwiftUIAppDelegate.self) { description in
            description.initializer("init") { _ in SwiftUIAppDelegate() }
        }
        ClassRegistry.register(SwiftUISceneDelegate.self) { description in
            description.initializer("init") { _ in SwiftUISceneDelegate() }
        }
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SwiftUIAppDelegate.self)))
    }
}

/// A part of an app's interface with a life of its own. See https://developer.apple.com/documentation/swiftui/scene.
@MainActor @preconcurrency
public protocol Scene {
    /// The kind of scene.
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder var body: Body { get }
    /// The windows that the scene opens.
    func _windows() -> _SceneWindows
}

/// What a scene opens.
public struct _SceneWindows {
    struct Group {
        var id: String?
        var title: Text?
        /// The kind of document that the windows show, if they show documents.
        var document: DocumentKind?
        let make: @MainActor () -> AnyView
    }
    var groups: [Group] = []

    /// The group with a name, or the first one.
    func group(_ id: String?) -> Group? { id.flatMap { id in groups.first { $0.id == id } } ?? groups.first }

    /// What a window of the group with a name, or of the first one, shows. All kinds of documents are in one browser.
    @MainActor
    func view(of id: String?) -> AnyView? {
        guard let group = group(id) else { return nil }
        return group.document == nil ? group.make() : AnyView(DocumentBrowser(kinds: groups.compactMap(\.document)))
    }
}

extension Scene {
    /// The body's windows.
    public func _windows() -> _SceneWindows { body._windows() }
}

extension Never: Scene {}

/// Makes scenes of the statements of a closure. See https://developer.apple.com/documentation/swiftui/scenebuilder.
@resultBuilder
public struct SceneBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var windows = _SceneWindows()
        repeat windows.groups += (each content)._windows().groups
        return SceneGroup(windows: windows)
    }
}

struct SceneGroup: Scene {
    let windows: _SceneWindows
    var body: Never { fatalError("A group of scenes has no body.") }
    func _windows() -> _SceneWindows { windows }
}

/// The app, as a view: its properties live as long as the window.
struct AppView<A: App>: View {
    let app: A
    @Environment(\.scenePhase) private var phase

    var body: some View { AppContent(app: app) }
}

private struct AppContent<A: App>: View {
    let app: A
    var body: some View {
        AppContent.windows(app).view(of: nil)
    }
    private static func windows(_ app: A) -> _SceneWindows { app.body._windows() }
}

/// The app that runs.
@MainActor
final class AppHolder {
    static var current: AppHolder?
    /// Makes the controller of a scene's window, of a group if one is named.
    let makeController: (UIScene?, String?) -> UIViewController & SceneShowing
    let launch: () -> Void
    let adaptedDelegate: () -> (any UIApplicationDelegate)?

    init<A: App>(_ app: A) {
        let node = AppNode(app)
        makeController = { SceneController(node, $0, $1) }
        launch = { node.prepare() }
        adaptedDelegate = { node.adaptedDelegate }
    }
}

@MainActor
protocol SceneShowing {
    /// The addresses that the scene is opened with.
    var openedURLs: OpenedURLs { get }
    func show(_ phase: ScenePhase)
}

/// The app's value with its properties, which outlive its windows.
@MainActor
final class AppNode<A: App> {
    private let app: A
    private let properties = PropertySlots(of: A.self)
    private let holder: _ViewNode
    let graph = ViewGraph()
    var windowsChanged: () -> Void = {}

    init(_ app: A) {
        self.app = app
        let inputs = _NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues())
        let node = AppGraphNode(inputs)
        holder = node
        properties.node = node
        node.changed = { [weak self] in self?.windowsChanged() }
        graph.needsUpdate = {}
    }

    /// The delegate that an app has asked for, once its properties are there.
    var adaptedDelegate: (any UIApplicationDelegate)? {
        DelegateAdaptors.current
    }

    func prepare() { _ = windows() }

    func windows() -> _SceneWindows {
        var app = app
        properties.install(in: &app)
        return graph.reading(holder) { app.body._windows() }
    }

    func show(_ phase: ScenePhase) {
        var environment = holder.environment
        guard environment.scenePhase != phase else { return }
        environment.scenePhase = phase
        let old = holder.environment
        holder.setEnvironment(environment)
        if properties.depends(onChangeFrom: old, to: environment) { windowsChanged() }
    }
}

final class AppGraphNode: _ViewNode {
    var changed: () -> Void = {}
    override func reevaluate() { changed() }
}

/// The controller of a window.
final class SceneController<A: App>: UIHostingController<AnyView>, SceneShowing {
    private let node: AppNode<A>
    let openedURLs = OpenedURLs()

    init(_ node: AppNode<A>, _ scene: UIScene?, _ group: String?) {
        self.node = node
        super.init(rootView: Self.root(node, group))
        if let title = node.windows().group(group)?.title { scene?.title = title.plainString(in: EnvironmentValues()) }
        let store = SceneStore(scene?.session)
        changeEnvironment { [openedURLs] in ($0.sceneStore, $0.openedURLs) = (store, openedURLs) }
        node.windowsChanged = { [weak self] in
            guard let self else { return }
            rootView = Self.root(node, group)
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError("A controller of SwiftUI's own is in no document.") }

    private static func root(_ node: AppNode<A>, _ group: String?) -> AnyView {
        node.windows().view(of: group) ?? AnyView(EmptyView())
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        openedURLs.begin()
    }

    func show(_ phase: ScenePhase) {
        changeEnvironment { $0.scenePhase = phase }
        node.show(phase)
    }
}

/// A delegate that an app's property has made.
@MainActor
enum DelegateAdaptors {
    static var current: (any UIApplicationDelegate)?
}
