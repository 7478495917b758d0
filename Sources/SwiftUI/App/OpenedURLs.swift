import UIKit

/// The addresses that other apps open a scene with, for those of its views that want them.
@MainActor
final class OpenedURLs {
    private struct Entry {
        weak var receiver: URLReceiver?
    }

    private var entries: [Entry] = []
    /// What came before there were views.
    private var waiting: [URL] = []
    private var hasBegun = false

    nonisolated init() {}

    /// Hands an address to all that are there.
    func open(_ url: URL) {
        guard hasBegun else { return waiting.append(url) }
        for entry in entries { entry.receiver?.receive(url) }
    }

    /// Called once the views are there.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        let urls = waiting
        waiting = []
        urls.forEach(open)
    }

    fileprivate func add(_ receiver: URLReceiver) { entries.append(Entry(receiver: receiver)) }
    fileprivate func remove(_ receiver: URLReceiver) { entries.removeAll { $0.receiver == nil || $0.receiver === receiver } }
}

/// Who wants the addresses.
@MainActor
final class URLReceiver {
    fileprivate let receive: (URL) -> Void
    private weak var source: OpenedURLs?

    init(_ receive: @escaping (URL) -> Void) { self.receive = receive }

    /// Hears of a scene's addresses from now on, and no longer of another one's.
    func follow(_ source: OpenedURLs?) {
        guard self.source !== source else { return }
        self.source?.remove(self)
        self.source = source
        source?.add(self)
    }
}

private struct OpenedURLsKey: EnvironmentKey { static var defaultValue: OpenedURLs? { nil } }
extension EnvironmentValues {
    var openedURLs: OpenedURLs? {
        get { self[OpenedURLsKey.self] }
        set { self[OpenedURLsKey.self] = newValue }
    }
}

struct OpenedURLModifier: PrimitiveModifier {
    let action: (URL) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        OpenedURLNode(view, inputs)
    }
}

final class OpenedURLNode<Content: View>: NodeOf<ModifiedContent<Content, OpenedURLModifier>> {
    private var child: NodeOf<Content>!
    private lazy var receiver = URLReceiver { [weak self] in self?.view.modifier.action($0) }

    override init(_ view: ModifiedContent<Content, OpenedURLModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        receiver.follow(environment.openedURLs)
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, OpenedURLModifier>) {
        super.update(view)
        child.update(view.content)
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        receiver.follow(environment.openedURLs)
    }
    override func remove() {
        receiver.follow(nil)
        super.remove()
    }
}

extension View {
    /// Calls a function with each address that another app, or the system, opens the view's window with: one of a scheme of the app's own, a
    /// file, or a universal link. See https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:).
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(OpenedURLModifier(action: action)) }
}
