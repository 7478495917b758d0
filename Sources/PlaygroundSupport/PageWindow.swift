import UIKit

/// The window that shows a page's live view: in the middle, in the size that it has, or over the whole screen if it has none.
@MainActor final class PageWindow {
    /// The window, once the page's statements are done.
    private(set) static var shared: PageWindow?

    private let window = UIWindow(frame: UIScreen.main.bounds)

    private init() {}

    /// Opens the window.
    static func open(showing view: (any PlaygroundLiveViewable)?) {
        let window = PageWindow()
        shared = window
        window.show(view)
        window.window.makeKeyAndVisible()
    }

    /// Shows another live view.
    func show(_ view: (any PlaygroundLiveViewable)?) {
        switch view?.playgroundLiveViewRepresentation {
        case .viewController(let controller): window.rootViewController = controller
        case .view(let view): window.rootViewController = StageController(showing: view)
        case nil: window.rootViewController = UIViewController()
        }
    }
}

/// Shows a view on a grey ground.
private final class StageController: UIViewController {
    private let content: UIView

    init(showing content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A stage is no part of an interface document") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if content.bounds.isEmpty { content.frame = view.bounds }
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}

/// Opens the window when the app has launched.
final class PageDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        PageWindow.open(showing: PlaygroundPage.current.liveView)
        return true
    }
}
