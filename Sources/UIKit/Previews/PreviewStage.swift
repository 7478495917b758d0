import Foundation
import SampanHost

/// Shows previews in the place of an app's own interface, one at a time.
@MainActor
final class PreviewStage {
    /// The stage of an app that was launched to show previews.
    private(set) static var current: PreviewStage?

    private let source: String
    private let previews: [PlacedPreview]
    private let window: UIWindow
    private let turn: (UIInterfaceOrientation) -> Void
    /// The place of the preview that is shown, from 1; 0 while none is.
    private var number = 0

    /// Puts a stage over what the app has shown so far, and the first preview on it.
    ///
    /// - Parameters:
    ///   - source: the file whose previews are wanted, or "*" for those of all.
    ///   - isScripted: whether a script says what is shown: nothing is at first then.
    ///   - turn: turns the screen.
    static func open(_ source: String, isScripted: Bool, turn: @escaping (UIInterfaceOrientation) -> Void) {
        let stage = PreviewStage(source, turn)
        current = stage
        for window in WindowStack.shared.windows where window !== stage.window { window.isHidden = true }
        stage.window.makeKeyAndVisible()
        guard !isScripted else { return }
        let before = PreviewStates.takeUp(source: source)
        stage.show(number: before.map { min($0.number, stage.previews.count) } ?? 1, known: before?.values ?? [:])
    }

    private init(_ source: String, _ turn: @escaping (UIInterfaceOrientation) -> Void) {
        (self.source, self.turn) = (source, turn)
        previews = _PreviewRegistry.previews(in: source == "*" ? nil : source)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// Puts down what is shown, for the app that takes this one's place.
    func putDown() { PreviewStates.putDown(source: source, number: number) }

    /// Shows another preview. Returns why it cannot, if so.
    func show(_ choice: PreviewChoice) -> String? {
        guard !previews.isEmpty else { return "there are no previews" }
        switch choice {
        case .next: show(number: number % previews.count + 1)
        case .previous: show(number: (number + previews.count - 2) % previews.count + 1)
        case .number(let wanted):
            guard previews.indices.contains(wanted - 1) else { return "there is no preview \(wanted): there are \(previews.count)" }
            show(number: wanted)
        }
        return nil
    }

    /// Lays the device on its side, or sets it upright, whatever the app supports.
    func turn(isLandscape: Bool) { turn(isLandscape ? .landscapeRight : .portrait) }

    /// The part of the screen that the preview takes; `nil` for all of it.
    var area: CGRect? { (window.rootViewController as? PreviewRoomController)?.contentFrame }

    /// The previews that there are.
    var list: PreviewList {
        let entries = previews.map { placed in
            PreviewList.Entry(
                file: placed.file, line: placed.line, part: placed.part, name: placed.preview.name, device: placed.preview.device,
                isLandscape: placed.preview.orientation?.isLandscape ?? false)
        }
        return PreviewList(previews: entries, shown: number)
    }

    private func show(number: Int, known: [String: String] = [:]) {
        guard previews.indices.contains(number - 1) else { return }
        PreviewStates.begin(known: known)
        self.number = number
        let preview = previews[number - 1].preview
        turn(preview.orientation ?? .portrait)
        window.windowScene?.title = previews[number - 1].title
        window.rootViewController =
            preview.room == .device ? preview.content.make() : PreviewRoomController(preview.content, room: preview.room)
    }
}

extension Preview {
    /// How the device is held for it, if it says so.
    fileprivate var orientation: UIInterfaceOrientation? {
        traits.lazy.compactMap { if case .orientation(let orientation) = $0.kind { orientation } else { nil } }.first
    }

    /// The room that it has.
    fileprivate var room: PreviewRoom {
        traits.lazy.compactMap { if case .layout(let room) = $0.kind { room } else { nil } }.first ?? .device
    }

    /// The name of the device that it is for, if it is for one.
    fileprivate var device: String? {
        traits.lazy.compactMap { if case .other(let trait) = $0.kind { (trait as? PreviewDeviceName)?.name } else { nil } }.first
    }
}

/// The device that a preview is for.
package struct PreviewDeviceName {
    let name: String
    package init(_ name: String) { self.name = name }
}

/// Shows a preview that has a room of its own, in the middle of the screen.
private final class PreviewRoomController: UIViewController {
    private let content: PreviewContent
    private let room: PreviewRoom
    private lazy var controller = content.make()

    init(_ content: PreviewContent, room: PreviewRoom) {
        (self.content, self.room) = (content, room)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A preview is in no document.") }

    /// Where the preview is on the screen.
    var contentFrame: CGRect { controller.view.convert(controller.view.bounds, to: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let size = if case .fixed(let size) = room { size } else { content.fit(controller, bounds.size) }
        // On whole points, so that edges are sharp.
        let origin = CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded())
        controller.view.frame = CGRect(origin: origin, size: size)
    }
}
